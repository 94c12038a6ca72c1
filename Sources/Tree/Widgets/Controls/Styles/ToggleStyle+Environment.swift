import Views

private enum ToggleStyleKey: EnvironmentKey {
    static let defaultValue = AnyStyle(toggle: DefaultToggleStyle())
}

extension EnvironmentValues {
    package var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Whether toggles without a style are checkboxes: in rows of a list on a desktop. Rows of a
    /// form have their labels at one side and switches at the other.
    var automaticTogglesAreCheckboxes: Bool {
        rowEnvironments != nil && density == .desktop && labelPlacement == .beside
    }
}

extension View {
    /// Sets the style of the toggles inside.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyStyle(toggle: style))
    }
}

extension AnyStyle where Configuration == ToggleStyleConfiguration {
    fileprivate init<S: ToggleStyle>(toggle style: S) {
        self.init(style) {
            StyledToggle(style: .init($0), configuration: $1)
        } direct: {
            $0.makeBody(configuration: $1)
        }
    }
}

nonisolated struct StyledToggle<Style: ToggleStyle>: View {
    let style: WithDynamicProperties<Style>
    let configuration: ToggleStyleConfiguration
    @MainActor var body: some View { style.value.makeBody(configuration: configuration) }
}
