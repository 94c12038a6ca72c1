import AutomationProtocol

extension XCUIElement {
    /// The keys that are held while another is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set of modifiers from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The Caps Lock key, which has no effect here.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// The Shift key.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// The Control key.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// The Option key, which is Alt here.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// The Command key, in whose place Control is pressed here.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        /// The Option key by its older name.
        public static let alternate = KeyModifierFlags.option
    }
}

/// Keys that type no character. Their raw values are what tests pass on as texts.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from the character that stands for it in a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The Backspace key, which deletes what is before the insertion point.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// The Return key, which is also pressed for a line feed in a text.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The Enter key of a number pad, for which Return is pressed here.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    /// The Tab key.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// The space bar; as part of a text it is typed as a character.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The Escape key.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// The arrow key that points up.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// The arrow key that points down.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// The arrow key that points left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// The arrow key that points right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// The Delete key, which deletes what is after the insertion point.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    /// The Home key.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// The End key.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// The Page Up key.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// The Page Down key.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}

/// The steps of texts and keys.
enum UITestKeys {
    private static let names: [String: String] = [
        "\u{8}": "Backspace", "\r": "Return", "\n": "Return", "\u{3}": "Return", "\t": "Tab",
        "\u{1B}": "Escape", " ": "space", "\u{F700}": "Up", "\u{F701}": "Down",
        "\u{F702}": "Left", "\u{F703}": "Right", "\u{F728}": "Delete", "\u{F729}": "Home",
        "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown", "\u{7F}": "Backspace",
    ]

    static func steps(typing text: String) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        var plain = ""
        for character in text {
            if character != " ", let name = names[String(character)], let stroke = KeyStroke(name) {
                if !plain.isEmpty { steps.append(.type(plain)) }
                plain = ""
                steps.append(.key(stroke))
            } else {
                plain.append(character)
            }
        }
        if !plain.isEmpty { steps.append(.type(plain)) }
        return steps
    }

    static func step(
        _ key: String, _ flags: XCUIElement.KeyModifierFlags
    ) throws(StepFailure) -> ScenarioStep {
        // What is a shortcut with Command there is one with Control here.
        let names: [(XCUIElement.KeyModifierFlags, String)] = [
            (.control, "ctrl"), (.command, "ctrl"), (.option, "alt"), (.shift, "shift"),
        ]
        var parts: [String] = []
        for (flag, name) in names where flags.contains(flag) && !parts.contains(name) {
            parts.append(name)
        }
        parts.append(Self.names[key] ?? key)
        guard let stroke = KeyStroke(parts.joined(separator: "+")) else {
            throw StepFailure("there is no key “\(key)”")
        }
        return .key(stroke)
    }
}
