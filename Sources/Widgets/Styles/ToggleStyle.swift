import Views

/// How a toggle looks and is turned.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is given.
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

    /// What the toggle is to those who cannot see it.
    var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(
            role: .toggle, value: isMixed ? "mixed" : isOn ? "on" : "off")
        properties.children = .combine
        return properties
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
        AnyStyle(toggle: DefaultToggleStyle())
    }
}

extension EnvironmentValues {
    package var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
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

// MARK: - The styles

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration)
    }
}

/// A switch at the end of the row.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration).transformEnvironment(\.tint) { [tint] in
            if let tint { $0 = AnyShapeStyle(tint) }
        }
    }
}

/// A box with a check mark before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
