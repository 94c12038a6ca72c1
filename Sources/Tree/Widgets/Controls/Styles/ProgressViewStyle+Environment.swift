import Views

private enum ProgressStyleKey: EnvironmentKey {
    static let defaultValue = AnyStyle<ProgressViewStyleConfiguration>(
        DefaultProgressViewStyle()
    ) {
        StyledProgress(style: .init($0), configuration: $1)
    }
}

extension EnvironmentValues {
    package var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views inside.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(
            \.progressViewStyle,
            AnyStyle(style) { StyledProgress(style: .init($0), configuration: $1) })
    }
}

nonisolated struct StyledProgress<Style: ProgressViewStyle>: View {
    let style: WithDynamicProperties<Style>
    let configuration: ProgressViewStyleConfiguration
    @MainActor var body: some View { style.value.makeBody(configuration: configuration) }
}
