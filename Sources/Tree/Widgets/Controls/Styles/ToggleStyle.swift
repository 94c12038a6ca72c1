import Views

/// How a toggle looks and is turned.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for its style.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The toggle's label, for the style to place.
    public let label: Label
    /// Whether the toggle is on. A style writes it when the user turns the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool

    @MainActor func toggle() { isOn = isMixed || !isOn }

    /// The toggle's accessibility description.
    var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(
            role: .toggle, value: isMixed ? "mixed" : isOn ? "on" : "off")
        properties.children = .combine
        return properties
    }
}
