import Foundation
import Scenes
import Sessions
import Views

/// The events by which a window system reports the difference between two states of the windows,
/// in its order.
struct WindowChanges {
    /// The windows that were changed, as they were; nil for those that are new.
    private let earlierWindows: [WindowID: ManagedWindow?]
    /// The window that had the keyboard.
    private let loser: WindowID?
    private let after: WindowManager

    /// Changes the windows, and notes what that does to them.
    static func making(
        _ change: (inout WindowManager) -> Void, in manager: inout WindowManager
    ) -> WindowChanges {
        let loser = holder(in: manager)
        let earlier = manager.noting(change)
        return WindowChanges(earlierWindows: earlier, loser: loser, after: manager)
    }

    /// A new window reports only what differs from its plan; one that was closed reports nothing.
    func events(scale: Double, plans: [WindowID: WindowPlan]) -> [InputEvent] {
        var frames: [InputEvent] = []
        var hidden: [InputEvent] = []
        for (earlier, window) in changed {
            func inputs(_ events: [WindowEvent]) -> [InputEvent] {
                events.map { InputEvent(.window($0), in: window.id) }
            }
            if let earlier {
                frames += inputs(changes(from: earlier, to: window))
                if earlier.isVisible && !window.isVisible { hidden += inputs([.hidden]) }
            } else {
                frames += inputs(opening(window, plans[window.id], scale: scale))
            }
        }
        let winner = Self.holder(in: after)
        var loss: [InputEvent] = []
        var gain: [InputEvent] = []
        if loser != winner {
            if let loser, after[loser] != nil {
                loss = [InputEvent(.window(.unfocused), in: loser)]
            }
            if let winner { gain = [InputEvent(.window(.focused), in: winner)] }
        }
        return frames + loss + hidden + gain
    }

    /// The windows that differ, in the order of their numbers, each with what it was; nil for one
    /// that is new.
    private var changed: [(earlier: ManagedWindow?, window: ManagedWindow)] {
        earlierWindows
            .compactMap { id, earlier in
                guard let window = after[id], window != earlier else { return nil }
                return (earlier, window)
            }
            .sorted { $0.window.id < $1.window.id }
    }

    private static func holder(in manager: WindowManager) -> WindowID? {
        manager.hasFocus ? manager.key : nil
    }

    private func changes(from earlier: ManagedWindow, to window: ManagedWindow) -> [WindowEvent] {
        var events: [WindowEvent] = []
        if !earlier.isVisible && window.isVisible { events.append(.shown) }
        if earlier.visibleMode != window.visibleMode {
            events.append(Self.event(window.visibleMode))
        }
        let (old, new) = (earlier.shownFrame, window.shownFrame)
        if old.origin != new.origin { events.append(.moved(new.origin)) }
        if old.size != new.size { events.append(.resized(new.size)) }
        return events
    }

    private func opening(
        _ window: ManagedWindow, _ plan: WindowPlan?, scale: Double
    ) -> [WindowEvent] {
        let frame = window.shownFrame
        var events: [WindowEvent] = [.scaled(scale)]
        if frame.origin != plan?.origin { events.append(.moved(frame.origin)) }
        if frame.size != plan?.size { events.append(.resized(frame.size)) }
        if window.visibleMode != .normal { events.append(Self.event(window.visibleMode)) }
        events.append(window.isVisible ? .shown : .hidden)
        return events
    }

    private static func event(_ mode: WindowMode) -> WindowEvent {
        switch mode {
        case .normal, .minimized: .normal
        case .maximized: .maximized
        case .fullScreen: .fullScreen
        }
    }
}

/// What a user can do to windows through a window system, for fronts that are one.
package protocol WindowSystemActions: AnyObject {
    func focus(_ window: WindowID)
    func minimize(_ window: WindowID)
    func restore(_ window: WindowID)
    func resize(_ window: WindowID, to size: CGSize)
    func move(_ window: WindowID, to origin: CGPoint)
    func requestClose(_ window: WindowID)
    func send(_ event: InputEvent)
}
