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

    public let label: Label
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
