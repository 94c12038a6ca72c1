import Views

/// The keys of a US keyboard by their evdev codes, and the text they type.
enum EvdevKeymap {
    struct Stroke: Equatable {
        var key: Key
        /// What the key types; nil for a key that types nothing.
        var text: String?
    }

    static func stroke(_ code: Int, shift: Bool, capsLock: Bool) -> Stroke? {
        if let named = named[code] { return Stroke(key: named, text: named == .space ? " " : nil) }
        if let character = keypad[code] {
            return Stroke(key: .character(character), text: String(character))
        }
        guard let (plain, shifted) = characters[code] else { return nil }
        let isUpper = plain.isLetter ? shift != capsLock : shift
        return Stroke(key: .character(plain), text: String(isUpper ? shifted : plain))
    }

    static func modifier(_ code: Int) -> KeyModifiers? { modifiers[code] }

    static let capsLock = 58

    private static let modifiers: [Int: KeyModifiers] = [
        29: .control, 97: .control, 42: .shift, 54: .shift, 56: .option, 100: .option,
        125: .command, 126: .command,
    ]

    private static let named: [Int: Key] = {
        var keys: [Int: Key] = [
            1: .escape, 14: .backspace, 15: .tab, 28: .return, 57: .space, 96: .return,
            102: .home, 103: .up, 104: .pageUp, 105: .left, 106: .right, 107: .end, 108: .down,
            109: .pageDown, 111: .delete, 87: .function(11), 88: .function(12),
        ]
        for number in 1...10 { keys[58 + number] = .function(number) }
        return keys
    }()

    private static let keypad: [Int: Character] = row(71, "789-456+1230.")
        .merging([55: "*", 98: "/"]) { $1 }

    /// Each row of the keyboard, from the code of its first key.
    private static let characters: [Int: (plain: Character, shifted: Character)] = {
        var pairs: [Int: (plain: Character, shifted: Character)] = [:]
        let rows: [(first: Int, plain: String, shifted: String)] = [
            (2, "1234567890-=", "!@#$%^&*()_+"),
            (16, "qwertyuiop[]", "QWERTYUIOP{}"),
            (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
            (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
        ]
        for (first, plain, shifted) in rows {
            for (offset, pair) in zip(plain, shifted).enumerated() { pairs[first + offset] = pair }
        }
        return pairs
    }()

    private static func row(_ first: Int, _ characters: String) -> [Int: Character] {
        Dictionary(uniqueKeysWithValues: characters.enumerated().map { (first + $0, $1) })
    }
}
