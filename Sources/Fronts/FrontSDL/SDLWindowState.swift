#if SDL
    import CSDL2
    import Foundation
    import Hosting
    import Views

    /// The state of one window as the window system reports it; translates its events, and drops
    /// those that change nothing.
    struct SDLWindowState {
        /// How a window is at this moment, as SDL answers when asked.
        struct Reading: Equatable {
            var metrics: SDLMetrics
            /// `SDL_WindowFlags`.
            var flags: UInt32
            /// The content's corner on the screen, in SDL's units.
            var origin: CGPoint
        }

        private(set) var metrics: SDLMetrics
        private(set) var origin: CGPoint?
        private(set) var placement = WindowPlan.Mode.normal
        private(set) var isHidden = true
        private var hasAppeared = false
        private(set) var isFocused = false
        /// Where the pointer was last seen, in points of the window.
        var pointer = CGPoint.zero
        let driver: SDLDriver
        /// Nil once the window system has answered.
        private var request: Request?

        /// A request of the app's that the window be hidden or shown.
        private struct Request {
            let hides: Bool
            /// SDL's time in milliseconds.
            let time: UInt32

            /// A window manager may refuse; a report this much later has another cause.
            func mayStillBeAnswered(at time: UInt32) -> Bool { time &- self.time < 5_000 }
        }

        var size: CGSize { metrics.size }
        /// The mode that was asked for, or else the one the window has.
        var mode: WindowPlan.Mode { request?.hides ?? isHidden ? .minimized : placement }
        /// Whether the window was hidden by an earlier request than the last, and has to be shown
        /// again.
        var lacksRequestedShow: Bool { isHidden && request?.hides == false }

        init(metrics: SDLMetrics, driver: SDLDriver) {
            self.metrics = metrics
            self.driver = driver
        }

        /// Stores the size before the window appears, which is not an event.
        mutating func measureAtFirst(_ metrics: SDLMetrics) { self.metrics = metrics }

        /// The changes in a window event, given the window's current state, because an event may be
        /// older than its frame.
        mutating func handle(_ event: SDL_WindowEvent, now: Reading) -> [InputEvent.Kind] {
            let isSameSize = metrics == now.metrics
            let changes: [InputEvent.Kind] =
                switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
                case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: show(at: event.timestamp)
                case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: hide(at: event.timestamp)
                // Even if the size changed back between two events, the surface is new.
                case SDL_WINDOWEVENT_SIZE_CHANGED where isSameSize: [.window(.exposed)]
                case SDL_WINDOWEVENT_FOCUS_GAINED: focus(true, at: event.timestamp)
                case SDL_WINDOWEVENT_FOCUS_LOST: focus(false, at: event.timestamp)
                case SDL_WINDOWEVENT_CLOSE: [.window(.closeRequested)]
                case SDL_WINDOWEVENT_EXPOSED: [.window(.exposed)]
                case SDL_WINDOWEVENT_LEAVE: [.pointer(PointerEvent(.left, at: pointer))]
                default: []
                }
            return update(now) + changes
        }

        /// The changes in the window's current state. The mode comes first, so that the frame that
        /// follows belongs to it.
        mutating func update(_ now: Reading) -> [InputEvent.Kind] {
            guard !isHidden else { return [] }
            return place(now.flags) + measure(now.metrics) + move(now.origin)
        }

        /// Notes a request to minimise the window. Returns the changes, where the window system does
        /// not report them.
        mutating func noteMinimizing(at time: UInt32) -> [InputEvent.Kind] {
            guard driver.reportsMinimizing else { return hide(at: time) }
            // A window that has not appeared yet will, and is hidden then.
            if !isHidden || !hasAppeared || request?.hides == false {
                request = Request(hides: true, time: time)
            }
            return []
        }

        /// Notes a request to show the window.
        mutating func noteRestoring(at time: UInt32) {
            guard driver.reportsMinimizing, isHidden || request?.hides == true else { return }
            request = Request(hides: false, time: time)
        }

        private mutating func show(at time: UInt32) -> [InputEvent.Kind] {
            guard isHidden else { return [] }
            isHidden = false
            hasAppeared = true
            return answers(hides: false, at: time) ? [.window(.shown)] : []
        }

        private mutating func hide(at time: UInt32) -> [InputEvent.Kind] {
            guard !isHidden else { return [] }
            isHidden = true
            return answers(hides: true, at: time) ? [.window(.hidden)] : []
        }

        /// Whether a report is news to the app. A window manager may answer a request after the app
        /// has made the opposite one, which it answers next.
        private mutating func answers(hides: Bool, at time: UInt32) -> Bool {
            if let request, request.hides != hides, request.mayStillBeAnswered(at: time) {
                return false
            }
            request = nil
            return true
        }

        private mutating func focus(_ gained: Bool, at time: UInt32) -> [InputEvent.Kind] {
            guard isFocused != gained else { return [] }
            isFocused = gained
            // A window that has the keyboard is visible, even if the window system does not report
            // that.
            let changes = gained && !driver.reportsMinimizing ? show(at: time) : []
            return changes + [.window(gained ? .focused : .unfocused)]
        }

        private mutating func move(_ units: CGPoint) -> [InputEvent.Kind] {
            let place = CGPoint(
                x: units.x / metrics.unitsPerPoint, y: units.y / metrics.unitsPerPoint)
            guard driver.reportsOrigin, origin != place else { return [] }
            origin = place
            return [.window(.moved(place))]
        }

        private mutating func place(_ flags: UInt32) -> [InputEvent.Kind] {
            // A minimised window keeps its placement, whatever its flags say meanwhile.
            guard flags & SDL_WINDOW_MINIMIZED.rawValue == 0 else { return [] }
            let now: WindowPlan.Mode =
                flags & SDL_WINDOW_FULLSCREEN.rawValue != 0
                ? .fullScreen
                : flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 ? .maximized : .normal
            guard now != placement else { return [] }
            placement = now
            return switch now {
            case .fullScreen: [.window(.fullScreen)]
            case .maximized: [.window(.maximized)]
            case .normal, .minimized: [.window(.normal)]
            }
        }

        private mutating func measure(_ now: SDLMetrics) -> [InputEvent.Kind] {
            defer { metrics = now }
            var changes: [InputEvent.Kind] = []
            if now.scale != metrics.scale { changes.append(.window(.scaled(now.scale))) }
            if now.size != metrics.size { changes.append(.window(.resized(now.size))) }
            return changes
        }
    }
#endif
