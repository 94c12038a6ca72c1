/// A key stroke that acts from anywhere in the window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Whether a shortcut is moved to where a keyboard of another language has its key.
    public struct Localization: Hashable, Sendable {
        let number: Int
        /// The system decides. Has no effect here: a shortcut is always the key that types its
        /// character.
        public static let automatic = Localization(number: 0)
        /// The shortcut is not mirrored for languages from right to left. Has no effect here.
        public static let withoutMirroring = Localization(number: 1)
        /// The app chooses shortcuts for each language. Has no effect here.
        public static let custom = Localization(number: 2)
    }

    /// The key that is pressed together with the modifiers.
    public var key: KeyEquivalent
    /// The keys that are held meanwhile: `command` by default, which is Ctrl on a PC.
    public var modifiers: EventModifiers
    /// Whether the shortcut adapts to keyboards of other languages. Kept for source compatibility;
    /// has no effect.
    public var localization: Localization

    /// Creates a shortcut of a key and the modifiers that are held meanwhile.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }

    /// The stroke in the words of the keyboard.
    package var stroke: (key: Key, modifiers: KeyModifiers) {
        var modifiers = KeyModifiers(modifiers)
        if key.character.isUppercase { modifiers.insert(.shift) }
        return (key.key, modifiers)
    }

    /// The stroke as menus show it.
    package var title: String {
        let (key, modifiers) = stroke
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("Ctrl") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.shift) { parts.append("Shift") }
        if case .character(let character) = key {
            parts.append(character.uppercased())
        } else {
            parts.append("\(key)".capitalized)
        }
        return parts.joined(separator: "+")
    }
}

private enum ShortcutKey: EnvironmentKey {
    static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
    /// The keyboard shortcut of the nearest enclosing control, or `nil` if it has none.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Makes the key stroke perform the control's action from anywhere in the window; nil takes
    /// away a shortcut that is set outside.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
