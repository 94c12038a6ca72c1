/// A key by the character it types, or by the control character that stands for it.
public struct KeyEquivalent: Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
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

    /// Nil for keys that type nothing and have no name here.
    package init?(_ key: Key) {
        if case .character(let character) = key {
            self.init(character)
        } else if let found = Self.named.first(where: { $0.1 == key }) {
            self = found.0
        } else if case .function(let number) = key,
            let scalar = Unicode.Scalar(0xF703 + UInt32(max(number, 0)))
        {
            self.init(Character(scalar))
        } else {
            return nil
        }
    }

    /// The key of the keyboard; a capital letter means its key.
    package var key: Key {
        if let found = Self.named.first(where: { $0.0 == self }) { return found.1 }
        return .character(Character(character.lowercased()))
    }
}
