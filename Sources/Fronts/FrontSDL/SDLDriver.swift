#if SDL
    import CSDL2

    /// The window system that SDL talks to, and what it reports of windows.
    enum SDLDriver: Equatable {
        case x11
        case wayland
        /// Has no windows beyond one that fills the display.
        case bareScreen(String)
        /// Has invisible windows, for tests.
        case invisible(String)
        case other

        init(_ name: String) {
            switch name.lowercased() {
            case "x11": self = .x11
            case "wayland": self = .wayland
            case "kmsdrm", "directfb", "evdev", "vivante", "rpi": self = .bareScreen(name)
            case "offscreen", "dummy": self = .invisible(name)
            default: self = .other
            }
        }

        /// The one in use.
        static var current: SDLDriver {
            SDLDriver(SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "")
        }

        /// Wayland neither places an app's windows nor says where they are.
        var reportsOrigin: Bool { self != .wayland }

        /// Wayland does not report that a window is minimised, only that it has the keyboard again.
        var reportsMinimizing: Bool { self != .wayland }
    }
#endif
