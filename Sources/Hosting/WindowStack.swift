import Foundation
import Views

/// The windows of one screen without a window system, bottom to top, and the events by which such
/// a system would tell of each change. A value: whoever holds it delivers the events.
package struct WindowStack {
    package enum Arrangement: Equatable, Sendable {
        /// Each window has a frame of its own.
        case floating
        /// Each window fills the screen and covers those below.
        case filling
    }

    package let screen: CGRect
    /// Device pixels to a point.
    package let scale: Double
    package let arrangement: Arrangement
    package private(set) var windows: [StackedWindow] = []
    package private(set) var focused: WindowID?
    private var opened = 0

    package init(screen: CGSize, scale: Double, arrangement: Arrangement) {
        self.screen = CGRect(origin: .zero, size: screen)
        self.scale = scale
        self.arrangement = arrangement
    }

    package subscript(id: WindowID) -> StackedWindow? { windows.first { $0.id == id } }

    /// The uppermost window that is not minimised.
    package var top: WindowID? { windows.last { !$0.isMinimized }?.id }

    /// Opens the window, or brings it to what changed in its plan since it was last told.
    package mutating func show(_ plan: WindowPlan) -> [InputEvent] {
        guard let index = index(of: plan.id) else { return open(plan) }
        let (told, frame) = (windows[index].plan, windows[index].frame)
        windows[index].plan = plan
        var events: [InputEvent] = []
        // A plan that repeats the frame we told of asks for nothing: a maximised window's normal
        // frame stays what it was.
        if plan.origin != told.origin, let origin = plan.origin, origin != frame.origin {
            events += move(plan.id, to: origin)
        }
        if plan.size != told.size && plan.size != frame.size {
            events += resize(plan.id, to: plan.size)
        }
        if plan.mode != told.mode { events += setMode(plan.mode, of: plan.id) }
        if plan.raiseCount > told.raiseCount { events += focus(plan.id) }
        return events
    }

    package mutating func close(_ id: WindowID) -> [InputEvent] {
        guard let index = index(of: id) else { return [] }
        windows.remove(at: index)
        guard focused == id else { return [] }
        focused = nil
        return setFocus(to: top)
    }

    /// Brings the window to front and gives it the focus; restores it where it is minimised.
    package mutating func focus(_ id: WindowID) -> [InputEvent] {
        guard let index = index(of: id) else { return [] }
        var window = windows.remove(at: index)
        let wasMinimized = window.isMinimized
        window.isMinimized = false
        windows.append(window)
        return (wasMinimized ? [InputEvent(.window(.shown), in: id)] : []) + setFocus(to: id)
    }

    package mutating func setMode(_ mode: WindowPlan.Mode, of id: WindowID) -> [InputEvent] {
        guard let index = index(of: id), windows[index].mode != mode else { return [] }
        switch mode {
        case .minimized: return minimize(at: index)
        case .normal: return restore(at: index) + place(.normal, at: self.index(of: id))
        case .maximized: return restore(at: index) + place(.maximized, at: self.index(of: id))
        case .fullScreen: return restore(at: index) + place(.fullScreen, at: self.index(of: id))
        }
    }

    /// Undoes minimising and leaves the placement as it was.
    package mutating func restore(_ id: WindowID) -> [InputEvent] {
        guard let index = index(of: id) else { return [] }
        return restore(at: index)
    }

    package mutating func move(_ id: WindowID, to origin: CGPoint) -> [InputEvent] {
        guard let index = index(of: id) else { return [] }
        windows[index].normalFrame.origin = origin
        return settleFrame(at: index)
    }

    package mutating func resize(_ id: WindowID, to size: CGSize) -> [InputEvent] {
        guard let index = index(of: id) else { return [] }
        windows[index].normalFrame.size = allowed(size, for: windows[index].plan)
        return settleFrame(at: index)
    }

    private mutating func open(_ plan: WindowPlan) -> [InputEvent] {
        let size = allowed(plan.size, for: plan)
        let wanted = CGRect(origin: plan.origin ?? cascadedOrigin, size: size)
        let origin = ScreenPlacement.origin(for: wanted, on: [screen])
        let placement: StackedWindow.Placement =
            switch plan.mode {
            case .normal, .minimized: .normal
            case .maximized: .maximized
            case .fullScreen: .fullScreen
            }
        var window = StackedWindow(
            plan: plan, normalFrame: CGRect(origin: origin, size: size), placement: placement,
            isMinimized: plan.mode == .minimized, frame: .zero)
        window.frame = frame(of: window)
        windows.append(window)
        opened += 1

        var news: [WindowEvent] = [.scaled(scale)]
        if window.frame.origin != plan.origin { news.append(.moved(window.frame.origin)) }
        if window.frame.size != plan.size { news.append(.resized(window.frame.size)) }
        if placement != .normal { news.append(Self.event(for: placement)) }
        news.append(window.isMinimized ? .hidden : .shown)
        let events = news.map { InputEvent(.window($0), in: plan.id) }
        return window.isMinimized ? events : events + setFocus(to: plan.id)
    }

    private mutating func minimize(at index: Int) -> [InputEvent] {
        let id = windows[index].id
        windows[index].isMinimized = true
        let hadFocus = focused == id
        let loss = hadFocus ? setFocus(to: nil) : []
        let gain = hadFocus ? setFocus(to: top) : []
        return loss + [InputEvent(.window(.hidden), in: id)] + gain
    }

    private mutating func restore(at index: Int) -> [InputEvent] {
        windows[index].isMinimized ? focus(windows[index].id) : []
    }

    private mutating func place(
        _ placement: StackedWindow.Placement, at index: Int?
    ) -> [InputEvent] {
        guard let index, windows[index].placement != placement else { return [] }
        windows[index].placement = placement
        let news = InputEvent(.window(Self.event(for: placement)), in: windows[index].id)
        return [news] + settleFrame(at: index)
    }

    private mutating func setFocus(to id: WindowID?) -> [InputEvent] {
        guard focused != id else { return [] }
        let loss = focused.map { [InputEvent(.window(.unfocused), in: $0)] } ?? []
        let gain = id.map { [InputEvent(.window(.focused), in: $0)] } ?? []
        focused = id
        return loss + gain
    }

    /// Brings the window to the frame it should have, and tells of what changed.
    private mutating func settleFrame(at index: Int) -> [InputEvent] {
        let earlier = windows[index].frame
        let frame = frame(of: windows[index])
        windows[index].frame = frame
        var news: [WindowEvent] = []
        if frame.origin != earlier.origin { news.append(.moved(frame.origin)) }
        if frame.size != earlier.size { news.append(.resized(frame.size)) }
        return news.map { InputEvent(.window($0), in: windows[index].id) }
    }

    private func index(of id: WindowID) -> Int? { windows.firstIndex { $0.id == id } }

    private func frame(of window: StackedWindow) -> CGRect {
        arrangement == .filling || window.placement != .normal ? screen : window.normalFrame
    }

    /// Where the next window goes that asks for no place: down and right of the last, eight to a
    /// row of steps.
    private var cascadedOrigin: CGPoint {
        let step = Double(opened % 8)
        return CGPoint(x: 64 + 32 * step, y: 64 + 32 * step)
    }

    /// Within the plan's limits, and whole device pixels.
    private func allowed(_ size: CGSize, for plan: WindowPlan) -> CGSize {
        let least = plan.minimumSize ?? CGSize(width: 1, height: 1)
        let most = plan.maximumSize ?? CGSize(width: 16_384, height: 16_384)
        func allowed(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            let limited = max(least, min(length, most))
            return (limited * scale).rounded(.up) / scale
        }
        return CGSize(
            width: allowed(size.width, least.width, most.width),
            height: allowed(size.height, least.height, most.height))
    }

    private static func event(for placement: StackedWindow.Placement) -> WindowEvent {
        switch placement {
        case .normal: .normal
        case .maximized: .maximized
        case .fullScreen: .fullScreen
        }
    }
}
