import Foundation
import Scenes
import Sessions
import Views

/// What has changed between two states of the windows, in the words and the order in which a
/// window system tells it.
struct WindowNews {
    private let before: WindowManager
    private let after: WindowManager

    init(from before: WindowManager, to after: WindowManager) {
        self.before = before
        self.after = after
    }

    /// Of a window that is new only what its plan does not say already; of one that is gone
    /// nothing.
    func events(scale: Double, plans: [WindowID: WindowPlan]) -> [InputEvent] {
        var frames: [InputEvent] = []
        var hidden: [InputEvent] = []
        for window in after.windows.sorted(by: { $0.id < $1.id }) {
            func tell(_ news: [WindowEvent]) -> [InputEvent] {
                news.map { InputEvent(.window($0), in: window.id) }
            }
            if let earlier = before[window.id] {
                frames += tell(changes(from: earlier, to: window))
                if earlier.isVisible && !window.isVisible { hidden += tell([.hidden]) }
            } else {
                frames += tell(opening(window, plans[window.id], scale: scale))
            }
        }
        let (loser, winner) = (holder(in: before), holder(in: after))
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

    private func holder(in manager: WindowManager) -> WindowID? {
        manager.hasFocus ? manager.key : nil
    }

    private func changes(from earlier: ManagedWindow, to window: ManagedWindow) -> [WindowEvent] {
        var news: [WindowEvent] = []
        if !earlier.isVisible && window.isVisible { news.append(.shown) }
        if earlier.visibleMode != window.visibleMode { news.append(Self.event(window.visibleMode)) }
        let (old, new) = (earlier.shownFrame, window.shownFrame)
        if old.origin != new.origin { news.append(.moved(new.origin)) }
        if old.size != new.size { news.append(.resized(new.size)) }
        return news
    }

    private func opening(
        _ window: ManagedWindow, _ plan: WindowPlan?, scale: Double
    ) -> [WindowEvent] {
        let frame = window.shownFrame
        var news: [WindowEvent] = [.scaled(scale)]
        if frame.origin != plan?.origin { news.append(.moved(frame.origin)) }
        if frame.size != plan?.size { news.append(.resized(frame.size)) }
        if window.visibleMode != .normal { news.append(Self.event(window.visibleMode)) }
        news.append(window.isVisible ? .shown : .hidden)
        return news
    }

    private static func event(_ mode: WindowMode) -> WindowEvent {
        switch mode {
        case .normal, .minimized: .normal
        case .maximized: .maximized
        case .fullScreen: .fullScreen
        }
    }
}
