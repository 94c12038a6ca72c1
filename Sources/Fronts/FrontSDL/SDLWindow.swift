#if SDL
    import CSDL2
    import Foundation
    import Geometry
    import Hosting
    import Raster
    import Scenes
    import Sessions
    import Views

    /// One window of the window system, brought to its plan; shows finished pixels.
    final class SDLWindow {
        let id: WindowID
        let number: UInt32
        private(set) var state: SDLWindowState
        private(set) var plan: WindowPlan
        private let handle: OpaquePointer
        /// Nil under other window systems.
        let x11: X11Window?
        private let forcedScale: Double?
        private let presenter: any WindowPresenter
        /// Nil where the window system draws title bars.
        private let titleBar: SDLTitleBar?

        /// Opens the window.
        init(_ plan: WindowPlan, on system: SDLWindowSystem) throws {
            let flags =
                SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
                | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
            let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
            guard
                let handle = SDL_CreateWindow(
                    plan.wholeTitle, anywhere, anywhere,
                    Int32(Int(saturating: max(1, plan.size.width.rounded(.up)))),
                    Int32(Int(saturating: max(1, plan.size.height.rounded(.up)))), flags)
            else { throw SDLError.noWindow(SDLError.reason) }
            self.handle = handle
            x11 = X11Window(handle)
            x11?.setTitle(plan.wholeTitle)
            if let connection = x11?.connection { CrashedWindows.goWith(connection) }
            forcedScale = system.scale
            self.plan = plan
            id = plan.id
            number = SDL_GetWindowID(handle)
            do {
                presenter = try system.presenter(for: handle)
            } catch {
                SDL_DestroyWindow(handle)
                throw error
            }
            titleBar = system.titleBar(of: plan)
            state = SDLWindowState(
                metrics: SDLMetrics(units: plan.size, pixels: plan.size), driver: system.driver)
            // How many units make a point is known only once there is a window.
            state.measureAtFirst(metrics)
            setSize()
            state.measureAtFirst(metrics)
            appear()
        }

        deinit { SDL_DestroyWindow(handle) }

        /// What other programs call the window; nil on Wayland, where SDL has no name for it.
        var foreignName: String? { x11?.foreignName }

        /// The requests to end that wait for all windows; nil under other window systems than X11.
        func endRequests(hasSeveralWindows: Bool) -> (any EndRequests)? {
            x11?.endRequests(hasSeveralWindows: hasSeveralWindows)
        }

        var target: SDLEventTranslation.Target {
            .init(window: id, unitsPerPoint: state.metrics.unitsPerPoint)
        }

        /// The pointer's picture where the pointer is now.
        var cursor: Cursor { titleBar?.cursor ?? plan.cursor }

        /// Where an input method should show its candidates, in SDL's units of the window.
        var textInputRect: CGRect? {
            let perPoint = state.metrics.unitsPerPoint
            return plan.textInputRect.map {
                CGRect(
                    x: $0.minX * perPoint, y: ($0.minY + state.metrics.contentTop) * perPoint,
                    width: $0.width * perPoint, height: $0.height * perPoint)
            }
        }

        /// Applies the changes between two plans to the window. A plan that repeats a change of the
        /// window system requires nothing. Returns what changed at once.
        func adopt(_ next: WindowPlan) throws -> [InputEvent.Kind] {
            let earlier = plan
            plan = next
            var changes: [InputEvent.Kind] = []
            if next.wholeTitle != earlier.wholeTitle {
                SDL_SetWindowTitle(handle, next.wholeTitle)
                x11?.setTitle(next.wholeTitle)
            }
            if next.titleBar != earlier.titleBar || next.level != earlier.level { setFrame() }
            if next.minimumSize != earlier.minimumSize || next.maximumSize != earlier.maximumSize {
                setLimits()
            }
            if next.size != earlier.size && next.size != state.size { setSize() }
            if next.origin != earlier.origin && next.origin != state.origin { setOrigin() }
            // A window that has not appeared yet counts as hidden, and may still be minimised.
            if next.mode != earlier.mode && (next.mode == .minimized || next.mode != state.mode) {
                changes = setMode(next.mode)
            }
            if next.raiseCount > earlier.raiseCount { raise() }
            guard next != earlier else { return [] }
            // SDL sends no event for what it did itself.
            changes += state.update(reading)
            try updateTitleBar()
            return changes
        }

        func handle(_ event: SDL_WindowEvent) throws -> [InputEvent.Kind] {
            if event.event == UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue) {
                presenter.invalidate()
            }
            let changes = state.handle(event, now: reading)
            if state.lacksRequestedShow { SDL_RestoreWindow(handle) }
            presenter.finishChange()
            try updateTitleBar()
            // A pointer that leaves the window leaves its title bar, too.
            return try changes.flatMap { try take($0) }
        }

        /// The pointer and wheel events for the content; handles those of the title bar.
        func take(_ kind: InputEvent.Kind) throws -> [InputEvent.Kind] {
            switch kind {
            case .pointer(let pointer):
                state.pointer = pointer.location
                guard let titleBar else { return [kind] }
                let changes = follow(titleBar.handle(pointer))
                if let (pixels, damage) = titleBar.repainted() {
                    try presenter.present(pixels, damage: damage)
                }
                return changes
            case .wheel(let delta, let location, let modifiers, let isClick):
                let location = CGPoint(x: location.x, y: location.y - state.metrics.contentTop)
                return location.y < 0
                    ? []
                    : [
                        .wheel(
                            delta: delta, at: location, modifiers: modifiers, isClick: isClick)
                    ]
            case .pinch(var pinch):
                pinch.location.y -= state.metrics.contentTop
                return pinch.phase == .began && pinch.location.y < 0 ? [] : [.pinch(pinch)]
            case .drop(var drop):
                drop.location.y -= state.metrics.contentTop
                return [.drop(drop)]
            default: return [kind]
            }
        }

        func present(_ framebuffer: Framebuffer, damage: DamageRegion) throws {
            guard let titleBar else {
                return try presenter.present(framebuffer, damage: damage)
            }
            let (pixels, damage) = titleBar.compose(framebuffer, damage: damage, state.metrics)
            try presenter.present(pixels, damage: damage)
        }

        // MARK: The title bar

        private func updateTitleBar() throws {
            guard let (pixels, damage) = titleBar?.update(plan, state) else { return }
            try presenter.present(pixels, damage: damage)
        }

        private func follow(_ response: ClientTitleBar.Response) -> [InputEvent.Kind] {
            switch response {
            case .content(let pointer): return [.pointer(pointer)]
            case .close: return [.window(.closeRequested)]
            case .minimize: return setMode(.minimized)
            case .toggleMaximized:
                return setMode(state.placement == .maximized ? .normal : .maximized)
            case .taken: return []
            }
        }

        /// Lets SDL ask what a press on the window's own title bar and edges does.
        private func setHitTest() {
            guard titleBar != nil else { return }
            let window = Unmanaged.passUnretained(self).toOpaque()
            SDL_SetWindowHitTest(
                handle,
                { _, point, window in
                    guard let point, let window else { return SDL_HITTEST_NORMAL }
                    let location = CGPoint(x: Int(point.pointee.x), y: Int(point.pointee.y))
                    return Unmanaged<SDLWindow>.fromOpaque(window).takeUnretainedValue()
                        .hitTest(location)
                }, window)
        }

        private func hitTest(_ location: CGPoint) -> SDL_HitTestResult {
            titleBar?.hitTest(location, state.metrics) ?? SDL_HITTEST_NORMAL
        }

        // MARK: Bringing the window to its plan

        private func appear() {
            setFrame()
            setLimits()
            setOrigin()
            setHitTest()
            SDL_ShowWindow(handle)
            // The title bar's size is known only now, and the origin is the content's.
            SDL_PumpEvents()
            setOrigin()
            if plan.mode != .normal { _ = setMode(plan.mode) }
        }

        private func setFrame() {
            let isBordered = plan.titleBar != .none && titleBar == nil
            SDL_SetWindowBordered(handle, isBordered ? SDL_TRUE : SDL_FALSE)
            SDL_SetWindowAlwaysOnTop(handle, plan.level == .floating ? SDL_TRUE : SDL_FALSE)
        }

        private func setSize() {
            let (width, height) = state.metrics.units(forContent: plan.size)
            SDL_SetWindowSize(handle, width, height)
        }

        private func setOrigin() {
            guard let origin = plan.origin, state.driver.reportsOrigin else { return }
            let perPoint = state.metrics.unitsPerPoint
            let wanted = CGRect(
                x: origin.x * perPoint, y: origin.y * perPoint, width: plan.size.width * perPoint,
                height: plan.size.height * perPoint)
            let frame = ScreenPlacement.frame(
                for: wanted, borders: borders, on: SDLWindowSystem.screens)
            if frame.size != wanted.size {
                SDL_SetWindowSize(
                    handle, Int32(Int(saturating: frame.width)),
                    Int32(Int(saturating: frame.height)))
            }
            SDL_SetWindowPosition(
                handle, Int32(Int(saturating: frame.minX.rounded())),
                Int32(Int(saturating: frame.minY.rounded())))
        }

        /// What the window system's frame takes on each side, in SDL's units; nothing until the
        /// window is shown.
        private var borders: EdgeInsets {
            var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) == 0 else {
                return EdgeInsets()
            }
            return EdgeInsets(
                top: CGFloat(top), leading: CGFloat(left), bottom: CGFloat(bottom),
                trailing: CGFloat(right))
        }

        private func setLimits() {
            // SDL refuses a minimum over the maximum of before.
            let most = Self.largest
            SDL_SetWindowMaximumSize(
                handle, Int32(Int(saturating: most.width)), Int32(Int(saturating: most.height)))
            let least = plan.minimumSize ?? CGSize(width: 1, height: 1)
            let (width, height) = state.metrics.units(
                forContent: CGSize(width: max(1, least.width), height: max(1, least.height)))
            SDL_SetWindowMinimumSize(handle, width, height)
            guard let maximum = plan.maximumSize else { return }
            let (wide, high) = state.metrics.units(
                forContent: CGSize(
                    width: min(most.width, maximum.width), height: min(most.height, maximum.height))
            )
            SDL_SetWindowMaximumSize(handle, wide, high)
        }

        /// What a window system's coordinates can hold.
        private static let largest = CGSize(width: 16_384, height: 16_384)

        private func setMode(_ mode: WindowPlan.Mode) -> [InputEvent.Kind] {
            let desktop = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
            if mode != .fullScreen && state.placement == .fullScreen {
                SDL_SetWindowFullscreen(handle, 0)
            }
            switch mode {
            case .minimized:
                SDL_MinimizeWindow(handle)
                return state.noteMinimizing(at: SDL_GetTicks())
            case .maximized: SDL_MaximizeWindow(handle)
            case .fullScreen: SDL_SetWindowFullscreen(handle, desktop)
            case .normal: SDL_RestoreWindow(handle)
            }
            state.noteRestoring(at: SDL_GetTicks())
            return []
        }

        private func raise() {
            if state.mode == .minimized || state.isHidden {
                state.noteRestoring(at: SDL_GetTicks())
                SDL_RestoreWindow(handle)
            }
            SDL_RaiseWindow(handle)
        }

        // MARK: How the window is

        private var reading: SDLWindowState.Reading {
            var (x, y): (Int32, Int32) = (0, 0)
            SDL_GetWindowPosition(handle, &x, &y)
            return .init(
                metrics: metrics, flags: SDL_GetWindowFlags(handle),
                origin: CGPoint(x: Int(x), y: Int(y)))
        }

        private var metrics: SDLMetrics {
            var (width, height, wide, high): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            SDL_GetWindowSize(handle, &width, &height)
            SDL_GetWindowSizeInPixels(handle, &wide, &high)
            let isFullScreen = SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0
            let hasBar = titleBar != nil && plan.titleBar != .none && !isFullScreen
            return SDLMetrics(
                units: CGSize(width: Int(width), height: Int(height)),
                pixels: CGSize(width: Int(wide), height: Int(high)), forcedScale: forcedScale,
                titleBar: hasBar ? ClientTitleBar.height : 0)
        }
    }
#endif
