import Views

private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue = AnyStyle(button: DefaultButtonStyle())
}

extension EnvironmentValues {
    package var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the buttons inside. A primitive style also decides how a press runs the
    /// action; a `ButtonStyle` decides only how a button looks.
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

/// A button in a primitive style that reads the environment.
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
                    isPressed: phase.isPressed)
            )
            // A style knows nothing of the focus.
            .focusRing(phase.showsFocus, .rounded(Theme.Radius.small))
        }
    }
}
