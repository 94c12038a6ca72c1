#if SDL
    import CSDL2

    /// Why SDL gives no windows, in SDL's own words.
    package enum SDLError: Error, Equatable, CustomStringConvertible {
        case noVideo(String)
        case noWindow(String)
        /// A window is there, but nothing can be shown in it.
        case noPixels(String)
        /// A display that SDL drives, but without windows.
        case noWindowSystem(String)
        /// A Wayland compositor without keyboard, pointer or touch screen.
        case noSeat

        package var description: String {
            switch self {
            case .noVideo(let reason): "no display to open windows on: \(reason)"
            case .noWindow(let reason): "the display opened no window: \(reason)"
            case .noPixels(let reason): "the window shows no pixels: \(reason)"
            case .noWindowSystem(let driver):
                "SDL's driver \(driver) has no windows; "
                    + "CASEMENT_FRONT=kms draws on a bare screen"
            case .noSeat:
                "the Wayland compositor has no seat (no keyboard, pointer or touch screen), "
                    + "which SDL needs to start"
            }
        }

        /// What SDL last complained of.
        static var reason: String {
            let words = String(cString: SDL_GetError())
            return words.isEmpty ? "SDL gave no reason" : words
        }
    }
#endif
