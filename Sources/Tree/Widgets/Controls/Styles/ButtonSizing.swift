import Foundation
import Views

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private enum Rule { case automatic, fitted, flexible }
    private let rule: Rule

    /// The default: a button is as wide as its label.
    public static let automatic = ButtonSizing(rule: .automatic)
    /// A button is as wide as its label.
    public static let fitted = ButtonSizing(rule: .fitted)
    /// A button is as wide as the space that it is offered.
    public static let flexible = ButtonSizing(rule: .flexible)

    /// The greatest width of a button; nil for that of its label.
    var maxWidth: CGFloat? { rule == .flexible ? .infinity : nil }
}

private enum ButtonSizingKey: EnvironmentKey {
    static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
    /// How wide buttons are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// How wide the buttons inside are, and the menus and toggles that look like buttons.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
