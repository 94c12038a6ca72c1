#if SDL
    import CSDL2
    import Foundation

    /// Collects what another program drops: SDL reports each file and each line of text by itself.
    struct SDLDrops {
        /// All of one drop.
        struct Drop: Equatable {
            let window: UInt32
            /// In the window, in SDL's units; nil where SDL does not know the pointer on the screen.
            let location: CGPoint?
            var files: [URL] = []
            var texts: [String] = []
            /// Whether bytes that are not UTF-8 were replaced.
            var isMended = false
        }

        private var drop: Drop?

        /// Returns the drop once it is complete.
        mutating func take(_ event: SDL_DropEvent) -> Drop? {
            switch SDL_EventType(rawValue: event.type) {
            case SDL_DROPBEGIN:
                drop = Drop(window: event.windowID, location: Self.pointer(in: event.windowID))
            case SDL_DROPFILE, SDL_DROPTEXT:
                defer { SDL_free(event.file) }
                guard let bytes = event.file else { return nil }
                var current =
                    drop
                    ?? Drop(window: event.windowID, location: Self.pointer(in: event.windowID))
                let text = String(cString: bytes)
                if String(validatingCString: bytes) == nil { current.isMended = true }
                if event.type == SDL_DROPFILE.rawValue {
                    current.files.append(URL(fileURLWithPath: text))
                } else {
                    current.texts.append(text)
                }
                drop = current
            case SDL_DROPCOMPLETE:
                defer { drop = nil }
                guard var complete = drop, !complete.files.isEmpty || !complete.texts.isEmpty
                else { return nil }
                // One text comes line by line.
                if complete.texts.count > 1 {
                    complete.texts = [complete.texts.joined(separator: "\n")]
                }
                return complete
            default: break
            }
            return nil
        }

        /// While another program drags, SDL's own state of the mouse stands still.
        private static func pointer(in number: UInt32) -> CGPoint? {
            guard let window = SDL_GetWindowFromID(number) else { return nil }
            if SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "wayland" { return nil }
            var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            SDL_GetGlobalMouseState(&x, &y)
            SDL_GetWindowPosition(window, &left, &top)
            return CGPoint(x: Double(x - left), y: Double(y - top))
        }
    }
#endif
