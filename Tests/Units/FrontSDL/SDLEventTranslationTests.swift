#if SDL
    import CSDL2
    import Foundation
    import Testing
    import Views

    @testable import FrontSDL

    struct SDLEventTranslationTests {
        private let translation: SDLEventTranslation = {
            var translation = SDLEventTranslation()
            translation.targets[7] = .init(window: WindowID(3), unitsPerPoint: 2)
            return translation
        }()

        private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
            var event = SDL_Event()
            fill(&event)
            event.type = type.rawValue
            return event
        }

        private func translate(_ event: SDL_Event, _ modifiers: SDL_Keymod = KMOD_NONE)
            -> InputEvent?
        {
            translation.translate(event, modifiers: modifiers.rawValue)
        }

        private func kind(_ event: SDL_Event, _ modifiers: SDL_Keymod = KMOD_NONE)
            -> InputEvent.Kind?
        {
            translate(event, modifiers)?.kind
        }

        private func key(
            _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, repeated: Bool = false,
            type: SDL_EventType = SDL_KEYDOWN
        ) -> SDL_Event {
            event(type) {
                $0.key.windowID = 7
                $0.key.repeat = repeated ? 1 : 0
                $0.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
                $0.key.keysym.mod = UInt16(modifiers.rawValue)
            }
        }

        @Test("Pointer events are in points of the window they happened in")
        func pointer() {
            let motion = event(SDL_MOUSEMOTION) {
                ($0.motion.windowID, $0.motion.x, $0.motion.y) = (7, 30, 41)
            }
            let moved = PointerEvent(
                .moved, at: CGPoint(x: 15, y: 20.5), modifiers: [.shift, .control])
            let held = SDL_Keymod(rawValue: KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue)
            #expect(translate(motion, held) == InputEvent(.pointer(moved), in: WindowID(3)))

            let press = event(SDL_MOUSEBUTTONDOWN) {
                ($0.button.windowID, $0.button.x, $0.button.y) = (7, 2, 4)
                ($0.button.button, $0.button.clicks) = (3, 2)
            }
            let down = PointerEvent(
                .down, at: CGPoint(x: 1, y: 2), button: .secondary, clickCount: 2)
            #expect(kind(press) == .pointer(down))
        }

        @Test("A wheel turned towards the user shows what lies below, as finely as it was turned")
        func wheel() {
            let turn = event(SDL_MOUSEWHEEL) {
                ($0.wheel.windowID, $0.wheel.preciseX, $0.wheel.preciseY) = (7, 0.5, -0.25)
                ($0.wheel.mouseX, $0.wheel.mouseY) = (20, 10)
            }
            #expect(
                kind(turn)
                    == .wheel(
                        delta: CGSize(width: 24, height: 12), at: CGPoint(x: 10, y: 5),
                        modifiers: []))
        }

        @Test("Keys are known by their meaning or by the character on the cap")
        func keys() {
            #expect(kind(key(SDLK_a)) == .key(KeyEvent(.character("a"))))
            #expect(kind(key(SDLK_KP_ENTER)) == .key(KeyEvent(.return)))
            #expect(kind(key(SDLK_F5, repeated: true)) == .key(KeyEvent(.function(5), .repeat)))
            #expect(kind(key(SDLK_PAGEUP, type: SDL_KEYUP)) == .key(KeyEvent(.pageUp, .up)))
            #expect(
                kind(key(SDLK_z, KMOD_LALT)) == .key(KeyEvent(.character("z"), modifiers: .option)))
            #expect(kind(key(SDLK_LALT, KMOD_LALT)) == .modifiers(.option))
            #expect(kind(key(SDLK_LALT, type: SDL_KEYUP)) == .modifiers([]))
            #expect(kind(key(SDLK_CAPSLOCK)) == nil)
            #expect(kind(key(SDL_KeyCode(rawValue: 0xE9))) == .key(KeyEvent(.character("é"))))
        }

        @Test("The number block types with NumLock and moves without")
        func keypad() {
            #expect(
                kind(key(SDLK_KP_7, KMOD_NUM)) == .key(KeyEvent(.character("7"))))
            #expect(kind(key(SDLK_KP_7)) == .key(KeyEvent(.home)))
            #expect(kind(key(SDLK_KP_5)) == nil)
            #expect(kind(key(SDLK_KP_PLUS)) == .key(KeyEvent(.character("+"))))
        }

        @Test("Text arrives whole, control characters do not")
        func text() {
            func typed(_ text: String) -> SDL_Event {
                event(SDL_TEXTINPUT) {
                    $0.text.windowID = 7
                    withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: text.utf8) }
                }
            }
            #expect(kind(typed("ß日本")) == .text("ß日本"))
            #expect(kind(typed("\u{1B}")) == nil)
        }

        @Test("Text being composed counts its selection in characters")
        func composing() {
            let edit = event(SDL_TEXTEDITING) {
                ($0.edit.windowID, $0.edit.start, $0.edit.length) = (7, 2, 1)
                withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: "e\u{301}日本".utf8) }
            }
            #expect(kind(edit) == .composing("e\u{301}日本", selection: 1..<2))
            let end = event(SDL_TEXTEDITING) { $0.edit.windowID = 7 }
            #expect(kind(end) == .composing("", selection: 0..<0))
        }

        @Test("Quit concerns the app; events of windows we do not have concern nobody")
        func others() {
            #expect(translate(event(SDL_QUIT) { _ in }) == InputEvent(.quit))
            #expect(translate(event(SDL_MOUSEMOTION) { $0.motion.windowID = 8 }) == nil)
            #expect(translate(event(SDL_FINGERDOWN) { _ in }) == nil)
        }
    }
#endif
