/// One key with the modifiers held, as `ctrl+shift+z` writes it.
package struct KeyStroke: Hashable, Codable, Sendable, CustomStringConvertible {
    /// A key by its meaning: a named one, or the lower-case character on its cap.
    package enum Key: Hashable, Sendable {
        case character(Character)
        case `return`, escape, tab, space, backspace, delete
        case left, right, up, down, home, end, pageUp, pageDown, menu
        case function(Int)
    }

    package enum Modifier: Hashable, Sendable { case shift, control, option, command }

    /// The text of the stroke, unchanged.
    package let description: String

    /// Nil where a word is not the name of a key.
    package init?(_ text: String) {
        guard Self.parse(text) != nil else { return nil }
        description = text
    }

    package var key: Key { parsed.key }
    package var modifiers: Set<Modifier> { parsed.modifiers }

    /// What the stroke types into a field; nil where it types nothing.
    package var text: String? {
        guard modifiers.isSubset(of: [.shift]) else { return nil }
        switch key {
        case .character(let character):
            return modifiers.isEmpty ? String(character) : character.uppercased()
        case .space: return " "
        default: return nil
        }
    }

    private var parsed: (key: Key, modifiers: Set<Modifier>) {
        // The initialiser has parsed it before; what came over a socket was written by one.
        Self.parse(description) ?? (.escape, [])
    }

    private static func parse(_ text: String) -> (key: Key, modifiers: Set<Modifier>)? {
        var words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        // The plus key itself: `+` and `ctrl++`.
        if words.suffix(2) == ["", ""] { words = words.dropLast(2) + ["+"] }
        guard let last = words.popLast(), let named = key(last) else { return nil }
        var (key, modifiers) = (named, Set<Modifier>())
        for word in words {
            guard let modifier = modifierNames[word.lowercased()] else { return nil }
            modifiers.insert(modifier)
        }
        if case .character(let character) = key, character.isUppercase {
            key = .character(Character(character.lowercased()))
            modifiers.insert(.shift)
        }
        return (key, modifiers)
    }

    private static func key(_ word: String) -> Key? {
        if let named = keyNames[word.lowercased()] { return named }
        if word.count == 1, let character = word.first { return .character(character) }
        if word.first == "F" || word.first == "f", let number = Int(word.dropFirst()),
            (1...24).contains(number)
        {
            return .function(number)
        }
        return nil
    }

    private static let modifierNames: [String: Modifier] = [
        "ctrl": .control, "control": .control, "shift": .shift, "alt": .option,
        "option": .option, "cmd": .command, "command": .command, "super": .command,
        "meta": .command,
    ]

    private static let keyNames: [String: Key] = [
        "return": .return, "enter": .return, "escape": .escape, "esc": .escape, "tab": .tab,
        "space": .space, " ": .space, "backspace": .backspace, "delete": .delete, "left": .left,
        "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
        "pageup": .pageUp, "pagedown": .pageDown, "menu": .menu,
    ]
}
