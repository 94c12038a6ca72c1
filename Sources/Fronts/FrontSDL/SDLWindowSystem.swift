#if SDL
    import CLinux
    import CSDL2
    import Foundation
    import Hosting

    /// What all windows of the process share: the driver, how pixels reach the display, and who
    /// draws title bars.
    final class SDLWindowSystem {
        let driver: SDLDriver
        /// Pixels to a point where the user set them.
        let scale: Double?
        /// Set by the first window on Wayland; else nil.
        private var connection: WaylandConnection?
        /// Nil where the window system, or a library for it, draws title bars.
        private let painter: TitleBarPainter?

        /// SDL is up; `wayland` is what its compositor offers.
        init(scale: Double?, wayland: WaylandGlobals?) {
            driver = SDLDriver.current
            self.scale = scale
            // SDL has libdecor draw title bars, which needs a plug-in for it.
            let isDrawnForUs =
                driver != .wayland || wayland?.drawsTitleBars ?? false
                || linux_has_library("libdecor-", ".so")
            painter = isDrawnForUs ? nil : TitleBarPainter()
        }

        func presenter(for window: OpaquePointer) throws -> any WindowPresenter {
            guard driver == .wayland else { return SurfacePresenter(window) }
            var information = SDL_SysWMinfo()
            SDL_GetVersion(&information.version)
            guard SDL_GetWindowWMInfo(window, &information) == SDL_TRUE,
                let display = information.info.wl.display,
                let surface = information.info.wl.surface
            else { throw SDLError.noPixels(SDLError.reason) }
            guard let connection = connection ?? WaylandConnection(display: display) else {
                throw SDLError.noPixels("the Wayland compositor has no shared memory")
            }
            self.connection = connection
            return WaylandPresenter(surface: surface, connection: connection)
        }

        /// Releases what belongs to SDL's connection, which closes next. No window is left.
        func disconnect() { connection = nil }

        func titleBar(of plan: WindowPlan) -> SDLTitleBar? {
            painter.map { SDLTitleBar(plan, painter: $0) }
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
