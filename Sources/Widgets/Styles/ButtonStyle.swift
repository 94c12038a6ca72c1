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

// MARK: - In the environment

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration> {
        AnyStyle(button: DefaultButtonStyle())
    }
}

extension EnvironmentValues {
    package var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyStyle(button: style))
    }

    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle, AnyStyle(style) { StyledButton(style: .init($0), configuration: $1) })
    }
}

extension AnyStyle where Configuration == PrimitiveButtonStyleConfiguration {
    fileprivate init<S: PrimitiveButtonStyle>(button style: S) {
        self.init(style) {
            PrimitiveButtonBody(style: .init($0), configuration: $1)
        } direct: {
            $0.makeBody(configuration: $1)
        }
    }
}

/// A button in a primitive style that reads its surroundings.
nonisolated struct PrimitiveButtonBody<Style: PrimitiveButtonStyle>: View {
    let style: WithDynamicProperties<Style>
    let configuration: PrimitiveButtonStyleConfiguration
    @MainActor var body: some View { style.value.makeBody(configuration: configuration) }
}

/// A button in an app's own style.
nonisolated struct StyledButton<Style: ButtonStyle>: View {
    let style: WithDynamicProperties<Style>
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View {
        PressedButton(configuration: configuration) { phase in
            style.value.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: .init(content: AnyView(configuration.label)),
                    isPressed: phase.isPressed))
        }
    }
}
