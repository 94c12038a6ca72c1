import Views

/// How a button looks; pressing works as for every button.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How a button looks and how it is pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// What the button is to those who cannot see it.
    var meaning = AccessibilityProperties.button

    /// Does what the button is for.
    @MainActor public func trigger() { action() }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

extension AccessibilityProperties {
    /// A button that stands for everything in it.
    static var button: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .button)
        properties.children = .combine
        return properties
    }
}
