import Views

/// What a key does in a field without a text: the same object while the field exists, so that a new
/// closure does not make the field dirty.
final class EmptyFieldAction {
    var perform: () -> Void = {}
    init() {}
}

private enum BackspaceKey: EnvironmentKey { static var defaultValue: EmptyFieldAction? { nil } }

extension EnvironmentValues {
    /// What Backspace does in a field without a text, such as removing a token before it.
    var backspaceInEmptyField: EmptyFieldAction? {
        get { self[BackspaceKey.self] }
        set { self[BackspaceKey.self] = newValue }
    }
}
