/// A key stroke that acts from anywhere in the window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Whether a shortcut is moved to where a keyboard of another language has its key.
    public struct Localization: Hashable, Sendable {
        let number: Int
        public static let automatic = Localization(number: 0)
        public static let withoutMirroring = Localization(number: 1)
        public static let custom = Localization(number: 2)
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

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
    /// The shortcut of the nearest control around.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
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
