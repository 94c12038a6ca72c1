#if SDL
    import CSDL2
    import Foundation
    import Testing

    @testable import FrontSDL

    /// What another program drops on a window, as SDL reports it.
    struct SDLDropsTests {
        private func event(_ type: SDL_EventType, _ bytes: [UInt8] = []) -> SDL_DropEvent {
            var event = SDL_DropEvent()
            event.type = type.rawValue
            event.windowID = 7
            if !bytes.isEmpty {
                // The receiver frees it.
                event.file = SDL_strdup((bytes + [0]).map { CChar(bitPattern: $0) })
            }
            return event
        }

        @Test("The files of one drop arrive together, once it is complete")
        func files() throws {
            var drops = SDLDrops()
            let early = [
                drops.take(event(SDL_DROPBEGIN)),
                drops.take(event(SDL_DROPFILE, Array("/tmp/a b".utf8))),
                drops.take(event(SDL_DROPFILE, Array("/tmp/ö".utf8))),
            ]
            #expect(early == [nil, nil, nil])
            let complete = drops.take(event(SDL_DROPCOMPLETE))
            let drop = try #require(complete)
            #expect(drop.files.map(\.path) == ["/tmp/a b", "/tmp/ö"])
            #expect(drop.window == 7 && !drop.isMended)
            let further = drops.take(event(SDL_DROPCOMPLETE))
            #expect(further == nil)
        }

        @Test("The lines of a text are one text, and bytes that are not UTF-8 are replaced")
        func text() throws {
            var drops = SDLDrops()
            _ = drops.take(event(SDL_DROPBEGIN))
            _ = drops.take(event(SDL_DROPTEXT, Array("one".utf8)))
            _ = drops.take(event(SDL_DROPTEXT, [0x74, 0xff]))
            let complete = drops.take(event(SDL_DROPCOMPLETE))
            let drop = try #require(complete)
            #expect(drop.texts == ["one\nt\u{FFFD}"])
            #expect(drop.isMended)
        }

        @Test("A drop of nothing is none")
        func nothing() {
            var drops = SDLDrops()
            let all = [drops.take(event(SDL_DROPBEGIN)), drops.take(event(SDL_DROPCOMPLETE))]
            #expect(all == [nil, nil])
        }
    }
#endif
