import AutomationProtocol

/// The keys that a client presses. The standard has characters of its own for those that type
/// nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions.
struct ClientKeys: Equatable {
    /// The modifiers that are down, by their names in strokes.
    private var modifiers: [String] = []

    private static let release: Character = "\u{E000}"

    private static let modifierNames: [Character: String] = [
        "\u{E008}": "shift", "\u{E009}": "ctrl", "\u{E00A}": "alt", "\u{E03D}": "cmd",
        "\u{E050}": "shift", "\u{E051}": "ctrl", "\u{E052}": "alt", "\u{E053}": "cmd",
    ]

    private static let keyNames: [Character: String] = [
        "\u{E003}": "Backspace", "\u{E004}": "Tab", "\u{E006}": "Return", "\u{E007}": "Return",
        "\u{E00C}": "Escape", "\u{E00D}": "space", "\u{E00E}": "PageUp", "\u{E00F}": "PageDown",
        "\u{E010}": "End", "\u{E011}": "Home", "\u{E012}": "Left", "\u{E013}": "Up",
        "\u{E014}": "Right", "\u{E015}": "Down", "\u{E017}": "Delete", "\u{E018}": ";",
        "\u{E019}": "=", "\u{E024}": "*", "\u{E025}": "+", "\u{E026}": ",", "\u{E027}": "-",
        "\u{E028}": ".", "\u{E029}": "/", "\u{E054}": "PageUp", "\u{E055}": "PageDown",
        "\u{E056}": "End", "\u{E057}": "Home", "\u{E058}": "Left", "\u{E059}": "Up",
        "\u{E05A}": "Right", "\u{E05B}": "Down", "\u{E05D}": "Delete", "\n": "Return",
        "\r\n": "Return", "\r": "Return", "\t": "Tab",
    ]

    /// What the standard calls the number pad, and function keys.
    private static func numbered(_ character: Character) -> String? {
        guard let value = character.unicodeScalars.first?.value else { return nil }
        if (0xE01A...0xE023).contains(value) { return "\(value - 0xE01A)" }
        if (0xE031...0xE03C).contains(value) { return "F\(value - 0xE030)" }
        return nil
    }

    private static func isPrivate(_ character: Character) -> Bool {
        character.unicodeScalars.contains { (0xE000...0xE0FF).contains($0.value) }
    }

    /// The steps of a text in which modifiers stay down until its end.
    mutating func steps(typing text: String) throws(WebDriverError) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        var plain = ""
        func flush() {
            if !plain.isEmpty { steps.append(.type(plain)) }
            plain = ""
        }
        for character in text {
            let isPlain =
                modifiers.isEmpty && Self.keyNames[character] == nil && !Self.isPrivate(character)
            if isPlain {
                plain.append(character)
            } else {
                flush()
                steps += try press(character)
            }
        }
        flush()
        modifiers = []
        return steps
    }

    /// The steps of a key that goes down; a modifier has none.
    mutating func press(_ character: Character) throws(WebDriverError) -> [ScenarioStep] {
        if character == Self.release {
            modifiers = []
            return []
        }
        if let modifier = Self.modifierNames[character] {
            if !modifiers.contains(modifier) { modifiers.append(modifier) }
            return []
        }
        let named = Self.keyNames[character] ?? Self.numbered(character)
        guard named != nil || !Self.isPrivate(character) else {
            throw WebDriverError(.invalidArgument, "an app has no use for one of the keys")
        }
        let name = (modifiers + [named ?? String(character)]).joined(separator: "+")
        guard let stroke = KeyStroke(name) else { return [.type(String(character))] }
        return [.key(stroke)]
    }

    /// A key comes up; only modifiers stay down until then.
    mutating func release(_ character: Character) {
        modifiers.removeAll { $0 == Self.modifierNames[character] }
    }
}
