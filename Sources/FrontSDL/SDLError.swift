#if SDL
    import CSDL2

    /// Why SDL gives no windows, in SDL's own words.
    package enum SDLError: Error, Equatable, CustomStringConvertible {
        case noVideo(String)
        case noWindow(String)

        package var description: String {
            switch self {
            case .noVideo(let reason): "no display to open windows on: \(reason)"
            case .noWindow(let reason): "the display opened no window: \(reason)"
            }
        }

        /// What SDL last complained of.
        static var reason: String {
            let words = String(cString: SDL_GetError())
            return words.isEmpty ? "SDL gave no reason" : words
        }
    }
#endif
