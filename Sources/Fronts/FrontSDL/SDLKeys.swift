#if SDL
    import CSDL2
    import Views

    /// SDL's key codes and modifiers as ours. A key is identified by its character, not by its
    /// position, so shortcuts follow the user's layout.
    enum SDLKeys {
        static func key(_ symbol: SDL_Keysym) -> Key? {
            let code = UInt32(bitPattern: symbol.sym)
            if let named = named[code] { return named }
            if let (digit, movement) = keypad[code] {
                let isNumeric = symbol.mod & UInt16(KMOD_NUM.rawValue) != 0
                return isNumeric ? .character(digit) : movement
            }
            if let sign = keypadSigns[code] { return .character(sign) }
            guard code > 0x20, code < 0x4000_0000, code != 0x7F, let scalar = Unicode.Scalar(code)
            else { return nil }
            return Character(scalar).lowercased().first.map { .character($0) }
        }

        static func isModifier(_ symbol: SDL_Keysym) -> Bool {
            let code = UInt32(bitPattern: symbol.sym)
            return (SDLK_LCTRL.rawValue...SDLK_RGUI.rawValue).contains(code)
        }

        static func modifiers(_ flags: UInt32) -> KeyModifiers {
            var result: KeyModifiers = []
            if flags & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { result.insert(.shift) }
            if flags & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { result.insert(.control) }
            // The right one is AltGr on many keyboards: it types, and belongs to no command.
            if flags & KMOD_LALT.rawValue != 0 { result.insert(.option) }
            if flags & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { result.insert(.command) }
            return result
        }

        private static let named: [UInt32: Key] = {
            var keys: [UInt32: Key] = [
                SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return,
                SDLK_ESCAPE.rawValue: .escape, SDLK_TAB.rawValue: .tab,
                SDLK_SPACE.rawValue: .space, SDLK_BACKSPACE.rawValue: .backspace,
                SDLK_DELETE.rawValue: .delete, SDLK_LEFT.rawValue: .left,
                SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down,
                SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
                SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
                SDLK_APPLICATION.rawValue: .menu,
            ]
            for number in 0..<12 { keys[SDLK_F1.rawValue + UInt32(number)] = .function(number + 1) }
            for number in 0..<12 {
                keys[SDLK_F13.rawValue + UInt32(number)] = .function(number + 13)
            }
            return keys
        }()

        /// What the number block types, and where it moves with NumLock off.
        private static let keypad: [UInt32: (Character, Key?)] = [
            SDLK_KP_0.rawValue: ("0", nil), SDLK_KP_1.rawValue: ("1", .end),
            SDLK_KP_2.rawValue: ("2", .down), SDLK_KP_3.rawValue: ("3", .pageDown),
            SDLK_KP_4.rawValue: ("4", .left), SDLK_KP_5.rawValue: ("5", nil),
            SDLK_KP_6.rawValue: ("6", .right), SDLK_KP_7.rawValue: ("7", .home),
            SDLK_KP_8.rawValue: ("8", .up), SDLK_KP_9.rawValue: ("9", .pageUp),
            SDLK_KP_PERIOD.rawValue: (".", .delete),
        ]

        private static let keypadSigns: [UInt32: Character] = [
            SDLK_KP_PLUS.rawValue: "+", SDLK_KP_MINUS.rawValue: "-",
            SDLK_KP_MULTIPLY.rawValue: "*", SDLK_KP_DIVIDE.rawValue: "/",
            SDLK_KP_EQUALS.rawValue: "=",
        ]
    }
#endif
