#if SDL
    import CSDL2
    import Foundation
    import Geometry
    import Hosting
    import Raster
    import Scenes
    import Views

    /// One window of the window system, brought to its plan; shows finished pixels.
    final class SDLWindow {
        let id: WindowID
        let number: UInt32
        private(set) var state: SDLWindowState
        private(set) var plan: WindowPlan
        private let handle: OpaquePointer
        private let forcedScale: Double?
        private var picture = SDLPicture()

        /// Opens the window; `scale` forces so many pixels to a point.
        init(_ plan: WindowPlan, scale forcedScale: Double?, tellsOrigin: Bool) throws {
            let flags =
                SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
                | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
            let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
            guard
                let handle = SDL_CreateWindow(
                    plan.wholeTitle, anywhere, anywhere,
                    Int32(max(1, plan.size.width.rounded(.up))),
                    Int32(max(1, plan.size.height.rounded(.up))), flags)
            else { throw SDLError.noWindow(SDLError.reason) }
            self.handle = handle
            self.forcedScale = forcedScale
            self.plan = plan
            id = plan.id
            number = SDL_GetWindowID(handle)
            let metrics = Self.metrics(of: handle, forcedScale)
            // How many units make a point is known only once there is a window.
            SDL_SetWindowSize(
                handle, metrics.units(plan.size.width), metrics.units(plan.size.height))
            state = SDLWindowState(
                metrics: Self.metrics(of: handle, forcedScale), tellsOrigin: tellsOrigin)
            appear()
        }

        deinit { SDL_DestroyWindow(handle) }

        var target: SDLEventTranslation.Target {
            .init(window: id, unitsPerPoint: state.metrics.unitsPerPoint)
        }

        /// Brings the window to what changed in its plan since it was last told. A plan that
        /// repeats what the window system did asks for nothing. Returns what changed at once.
        func adopt(_ next: WindowPlan) -> [InputEvent.Kind] {
            let told = plan
            plan = next
            if next.wholeTitle != told.wholeTitle { SDL_SetWindowTitle(handle, next.wholeTitle) }
            if next.titleBar != told.titleBar || next.level != told.level { setFrame() }
            if next.minimumSize != told.minimumSize || next.maximumSize != told.maximumSize {
                setLimits()
            }
            if next.size != told.size && next.size != state.size { setSize() }
            if next.origin != told.origin && next.origin != state.origin { setOrigin() }
            // A window that has not appeared yet counts as hidden, and may still be minimised.
            if next.mode != told.mode && (next.mode == .minimized || next.mode != state.mode) {
                setMode(next.mode)
            }
            if next.raiseCount > told.raiseCount { raise() }
            // SDL sends no event for what it did itself.
            return next == told ? [] : state.update(reading)
        }

        func handle(_ event: SDL_WindowEvent) -> [InputEvent.Kind] {
            if event.event == UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue) { picture.invalidate() }
            return state.handle(event, now: reading)
        }

        func notePointer(at place: CGPoint) { state.pointer = place }

        func present(_ framebuffer: Framebuffer, damage: DamageRegion) {
            picture.show(framebuffer, damage: damage, in: handle)
        }

        private func appear() {
            setFrame()
            setLimits()
            setOrigin()
            SDL_ShowWindow(handle)
            // The title bar's size is known only now, and the origin is the content's.
            SDL_PumpEvents()
            setOrigin()
            if plan.mode != .normal { setMode(plan.mode) }
        }

        private func setFrame() {
            SDL_SetWindowBordered(handle, plan.titleBar == .none ? SDL_FALSE : SDL_TRUE)
            SDL_SetWindowAlwaysOnTop(handle, plan.level == .floating ? SDL_TRUE : SDL_FALSE)
        }

        private func setSize() {
            SDL_SetWindowSize(
                handle, state.metrics.units(plan.size.width), state.metrics.units(plan.size.height))
        }

        private func setOrigin() {
            guard let origin = plan.origin, state.tellsOrigin else { return }
            let perPoint = state.metrics.unitsPerPoint
            let frame = CGRect(
                x: origin.x * perPoint, y: origin.y * perPoint, width: plan.size.width * perPoint,
                height: plan.size.height * perPoint)
            let place = ScreenPlacement.origin(for: frame, on: Self.screens)
            SDL_SetWindowPosition(handle, Int32(place.x.rounded()), Int32(place.y.rounded()))
        }

        private func setLimits() {
            let metrics = state.metrics
            let (least, most) = (plan.minimumSize, plan.maximumSize)
            // SDL refuses a minimum over the maximum of before.
            SDL_SetWindowMaximumSize(handle, 16_384, 16_384)
            SDL_SetWindowMinimumSize(
                handle, metrics.units(max(1, least?.width ?? 1)),
                metrics.units(max(1, least?.height ?? 1)))
            guard let most else { return }
            SDL_SetWindowMaximumSize(
                handle, metrics.units(min(16_384, most.width)),
                metrics.units(min(16_384, most.height)))
        }

        private func setMode(_ mode: WindowPlan.Mode) {
            let desktop = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
            if mode != .fullScreen && state.placement == .fullScreen {
                SDL_SetWindowFullscreen(handle, 0)
            }
            switch mode {
            case .minimized: SDL_MinimizeWindow(handle)
            case .maximized: SDL_MaximizeWindow(handle)
            case .fullScreen: SDL_SetWindowFullscreen(handle, desktop)
            case .normal: SDL_RestoreWindow(handle)
            }
        }

        private func raise() {
            if state.isHidden { SDL_RestoreWindow(handle) }
            SDL_RaiseWindow(handle)
        }

        private var reading: SDLWindowState.Reading {
            var (x, y): (Int32, Int32) = (0, 0)
            SDL_GetWindowPosition(handle, &x, &y)
            return .init(
                metrics: Self.metrics(of: handle, forcedScale), flags: SDL_GetWindowFlags(handle),
                origin: CGPoint(x: Int(x), y: Int(y)))
        }

        private static func metrics(of handle: OpaquePointer, _ forced: Double?) -> SDLMetrics {
            var (width, height, wide, high): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            SDL_GetWindowSize(handle, &width, &height)
            SDL_GetWindowSizeInPixels(handle, &wide, &high)
            return SDLMetrics(
                units: CGSize(width: Int(width), height: Int(height)),
                pixels: CGSize(width: Int(wide), height: Int(high)), forcedScale: forced)
        }

        /// The displays' usable parts, in SDL's units.
        static var screens: [CGRect] {
            (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { display in
                var bounds = SDL_Rect()
                guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
                return CGRect(
                    x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
            }
        }
    }
#endif
