import Views

/// Whether people can select the text of a view.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// People can select the text.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// People cannot select the text.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
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
