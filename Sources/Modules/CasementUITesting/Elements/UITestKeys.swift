import AutomationProtocol

extension XCUIElement {
    /// The keys that are held while another is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        public static let alternate = KeyModifierFlags.option
    }
}

/// Keys that type no character. Their raw values are what tests pass on as texts.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    public static let space = XCUIKeyboardKey(rawValue: " ")
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
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
