import Views

private enum GaugeStyleKey: EnvironmentKey {
    static let defaultValue = AnyStyle<GaugeStyleConfiguration>(DefaultGaugeStyle()) {
        StyledGauge(style: .init($0), configuration: $1)
    }
}

extension EnvironmentValues {
    package var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges inside.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(
            \.gaugeStyle, AnyStyle(style) { StyledGauge(style: .init($0), configuration: $1) })
    }
}

nonisolated struct StyledGauge<Style: GaugeStyle>: View {
    let style: WithDynamicProperties<Style>
    let configuration: GaugeStyleConfiguration
    @MainActor var body: some View { style.value.makeBody(configuration: configuration) }
}
