import Views

/// When the next letter is a capital by itself.
enum Capitals {
    /// `text` is what stands before the caret; its end suffices.
    static func isDue(after text: Substring, _ traits: TextInputTraits, isSecure: Bool) -> Bool {
        switch rule(traits, isSecure: isSecure) {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map(\.isWhitespace) ?? true
        case .sentences:
            guard let last = text.last else { return true }
            guard last.isWhitespace else { return false }
            if last.isNewline { return true }
            let before = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
            // A closing mark may stand behind the full stop.
            let end = before.drop { "\"”»’')]".contains($0) }
            return end.first.map { ".!?…؟".contains($0) || $0.isNewline } ?? true
        }
    }

    private static func rule(
        _ traits: TextInputTraits, isSecure: Bool
    ) -> UITextAutocapitalizationType {
        if isSecure { return .none }
        if let capitals = traits.capitals { return capitals.type }
        switch traits.keyboard {
        case .emailAddress, .URL, .webSearch: return .none
        default: return traits.isNameOfAccount ? .none : .sentences
        }
    }
}

extension TextInputTraits {
    /// Whether the field is for a name or an address that is written as it is.
    fileprivate var isNameOfAccount: Bool {
        switch content {
        case .username, .password, .newPassword, .emailAddress, .URL, .oneTimeCode: true
        default: false
        }
    }
}
