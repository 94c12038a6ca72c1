import Views

/// Whether people can select the text of a view.
public protocol TextSelectability {
    /// Whether people can select the text.
    static var allowsSelection: Bool { get }
}

/// People can select the text.
public struct EnabledTextSelectability: TextSelectability {
    /// True: people can select the text.
    public static let allowsSelection = true
}

/// People cannot select the text.
public struct DisabledTextSelectability: TextSelectability {
    /// False: people cannot select the text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that people can select and copy.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that people cannot select.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum AllowsTextSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var allowsTextSelection: Bool {
        get { self[AllowsTextSelectionKey.self] }
        set { self[AllowsTextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Whether people can select the texts inside, each by itself, and copy what they select.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
