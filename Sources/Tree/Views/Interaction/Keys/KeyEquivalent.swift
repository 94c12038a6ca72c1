/// A key by the character it types, or by the control character that stands for it.
public struct KeyEquivalent: Sendable {
    /// The character that the key types, or that stands for it.
    public var character: Character

    /// Creates the key that types a character. A capital letter in a shortcut includes Shift.
    public init(_ character: Character) { self.character = character }

    /// The arrow key that points up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow key that points down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow key that points to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow key that points to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Esc key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes the character before the insertion point: Backspace on a PC.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes the character after the insertion point: Del on a PC.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key of a Mac's numeric pad, which keyboards here never report.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a key from a literal with one character.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}

extension KeyEquivalent {
    /// The named keys, each with the key of the keyboard.
    private static let named: [(KeyEquivalent, Key)] = [
        (.upArrow, .up), (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right),
        (.escape, .escape), (.delete, .backspace), (.deleteForward, .delete), (.home, .home),
        (.end, .end), (.pageUp, .pageUp), (.pageDown, .pageDown), (.tab, .tab), (.space, .space),
        (.return, .return),
    ]

    /// The keys F1 to F35 stand in a row of characters behind this one, as on Apple's systems.
    private static let beforeFunctionKeys: UInt32 = 0xF703
    private static let functionKeys = 1...35

    /// Nil for keys that type nothing and have no name here.
    package init?(_ key: Key) {
        if case .character(let character) = key {
            self.init(character)
        } else if let found = Self.named.first(where: { $0.1 == key }) {
            self = found.0
        } else if case .function(let number) = key, Self.functionKeys.contains(number),
            let scalar = Unicode.Scalar(Self.beforeFunctionKeys + UInt32(number))
        {
            self.init(Character(scalar))
        } else {
            return nil
        }
    }

    /// The key of the keyboard; a capital letter means its key.
    package var key: Key {
        if let found = Self.named.first(where: { $0.0 == self }) { return found.1 }
        if let scalar = character.unicodeScalars.first?.value, scalar > Self.beforeFunctionKeys,
            Self.functionKeys.contains(Int(scalar - Self.beforeFunctionKeys))
        {
            return .function(Int(scalar - Self.beforeFunctionKeys))
        }
        return .character(Character(character.lowercased()))
    }
}
