#if SDL
    import CSDL2
    import Views

    /// The system's pointer pictures, made once each.
    final class SDLCursors {
        private var made: [Cursor: OpaquePointer] = [:]
        private var shown: Cursor?

        deinit { for cursor in made.values { SDL_FreeCursor(cursor) } }

        func show(_ cursor: Cursor) {
            guard cursor != shown else { return }
            if (cursor == .hidden) != (shown == .hidden) {
                SDL_ShowCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE)
            }
            shown = cursor
            guard let system = Self.system(cursor) else { return }
            let picture = made[cursor] ?? SDL_CreateSystemCursor(system)
            made[cursor] = picture
            SDL_SetCursor(picture)
        }

        /// Nil for the pointer that is not shown.
        private static func system(_ cursor: Cursor) -> SDL_SystemCursor? {
            switch cursor {
            case .arrow: SDL_SYSTEM_CURSOR_ARROW
            case .text: SDL_SYSTEM_CURSOR_IBEAM
            case .hand: SDL_SYSTEM_CURSOR_HAND
            case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
            case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
            case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
            case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
            case .wait: SDL_SYSTEM_CURSOR_WAIT
            case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
            case .hidden: nil
            }
        }
    }
#endif
