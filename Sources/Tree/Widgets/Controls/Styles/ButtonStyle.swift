import Views

/// How a button looks; pressing works as for every button.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The kind of the button's action; nil for a button like any other.
    public let role: ButtonRole?
    /// The button's label, for the style to place.
    public let label: Label
    /// Whether a press of the button is under way, with the pointer or finger inside of it.
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

/// The properties of a button for its primitive style.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The kind of the button's action; nil for a button like any other.
    public let role: ButtonRole?
    /// The button's label, for the style to place.
    public let label: Label
    let action: @MainActor () -> Void
    /// The button's accessibility description.
    var meaning = AccessibilityProperties.button

    /// Runs the button's action.
    @MainActor public func trigger() { action() }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// An action that deletes something. Its label or its background is red.
    public static let destructive = ButtonRole(name: "destructive")
    /// An action that leaves things as they are; Escape runs it in an alert or a dialog.
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
