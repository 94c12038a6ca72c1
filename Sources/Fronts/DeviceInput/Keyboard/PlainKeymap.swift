/// A US keyboard in XKB's own language, for machines on which no layouts are installed.
enum PlainKeymap {
    static var text: String {
        """
        xkb_keymap {
        xkb_keycodes {
        minimum = 8; maximum = 255;
        \(codes)
        indicator 1 = "Caps Lock"; indicator 2 = "Num Lock";
        };
        \(types)
        \(actions)
        xkb_symbols {
        \(symbols)
        \(modifiers)
        };
        };
        """
    }

    /// Keys with one meaning, by the kernel's codes.
    private static let single: [Int: String] = {
        var keys = [
            1: "Escape", 14: "BackSpace", 28: "Return", 29: "Control_L", 42: "Shift_L",
            54: "Shift_R", 55: "KP_Multiply", 56: "Alt_L", 57: "space", 58: "Caps_Lock",
            69: "Num_Lock", 70: "Scroll_Lock", 74: "KP_Subtract", 78: "KP_Add", 87: "F11",
            88: "F12", 96: "KP_Enter",
            97: "Control_R", 98: "KP_Divide", 99: "Print", 100: "Alt_R", 102: "Home", 103: "Up",
            104: "Prior",
            105: "Left", 106: "Right", 107: "End", 108: "Down", 109: "Next", 110: "Insert",
            111: "Delete", 125: "Super_L", 126: "Super_R", 127: "Menu",
        ]
        for number in 1...10 { keys[58 + number] = "F\(number)" }
        return keys
    }()

    /// Keys that mean something else with Shift, row upon row, from the code of the first key.
    private static let pairs: [(first: Int, names: String)] = [
        (
            2,
            """
            1 exclam 2 at 3 numbersign 4 dollar 5 percent 6 asciicircum 7 ampersand 8 asterisk \
            9 parenleft 0 parenright minus underscore equal plus
            """
        ),
        (15, "Tab ISO_Left_Tab"),
        (
            16,
            "q Q w W e E r R t T y Y u U i I o O p P bracketleft braceleft bracketright braceright"
        ),
        (
            30,
            """
            a A s S d D f F g G h H j J k K l L semicolon colon apostrophe quotedbl grave \
            asciitilde
            """
        ),
        (
            43,
            "backslash bar z Z x X c C v V b B n N m M comma less period greater slash question"
        ),
        (86, "less greater"),
    ]

    /// The keypad, whose digits are on the upper level.
    private static let keypad: [Int: String] = [
        71: "KP_Home, KP_7", 72: "KP_Up, KP_8", 73: "KP_Prior, KP_9", 75: "KP_Left, KP_4",
        76: "KP_Begin, KP_5", 77: "KP_Right, KP_6", 79: "KP_End, KP_1", 80: "KP_Down, KP_2",
        81: "KP_Next, KP_3", 82: "KP_Insert, KP_0", 83: "KP_Delete, KP_Decimal",
    ]

    private static var codes: String {
        (1...127).map { "<K\($0)> = \($0 + 8);" }.joined(separator: "\n")
    }

    private static var symbols: String {
        var lines = single.map { "key <K\($0)> { type = \"ONE_LEVEL\", [ \($1) ] };" }
        lines += keypad.map { "key <K\($0)> { type = \"KEYPAD\", [ \($1) ] };" }
        for (first, names) in pairs {
            let names = names.split(separator: " ")
            for index in 0..<names.count / 2 {
                let (plain, shifted) = (names[2 * index], names[2 * index + 1])
                let isLetter = plain.count == 1 && plain.first?.isLetter == true
                let type = isLetter ? "ALPHABETIC" : "TWO_LEVEL"
                lines.append(
                    "key <K\(first + index)> { type = \"\(type)\", [ \(plain), \(shifted) ] };")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static let types = """
        xkb_types {
        virtual_modifiers NumLock;
        type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
        type "TWO_LEVEL" {
            modifiers = Shift; map[Shift] = Level2;
            level_name[Level1] = "Base"; level_name[Level2] = "Shift";
        };
        type "ALPHABETIC" {
            modifiers = Shift+Lock; map[Shift] = Level2; map[Lock] = Level2;
            level_name[Level1] = "Base"; level_name[Level2] = "Caps";
        };
        type "KEYPAD" {
            modifiers = Shift+NumLock; map[Shift] = Level2; map[NumLock] = Level2;
            level_name[Level1] = "Base"; level_name[Level2] = "Number";
        };
        };
        """

    private static let actions = """
        xkb_compatibility {
        virtual_modifiers NumLock;
        interpret.useModMapMods = AnyLevel;
        interpret.repeat = False;
        interpret Num_Lock+AnyOf(all) {
            virtualModifier = NumLock; action = LockMods(modifiers=NumLock);
        };
        interpret Caps_Lock+AnyOfOrNone(all) { action = LockMods(modifiers=Lock); };
        interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); };
        indicator "Caps Lock" { whichModState = locked; modifiers = Lock; };
        indicator "Num Lock" { whichModState = locked; modifiers = NumLock; };
        };
        """

    private static let modifiers = """
        modifier_map Shift { <K42>, <K54> };
        modifier_map Lock { <K58> };
        modifier_map Control { <K29>, <K97> };
        modifier_map Mod1 { <K56>, <K100> };
        modifier_map Mod2 { <K69> };
        modifier_map Mod4 { <K125>, <K126> };
        """
}
