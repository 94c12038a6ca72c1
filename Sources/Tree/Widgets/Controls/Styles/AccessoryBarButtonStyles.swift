import Views

/// A label that gets a background under the pointer, for bars that filter what is below them.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `accessoryBar` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BarButton(configuration: configuration, isFilled: false)
    }
}

/// A label on a small background, for bars with actions for what is below them.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `accessoryBarAction` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BarButton(configuration: configuration, isFilled: true)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A style for bars that filter what is below them: a label that gets a background under the
    /// pointer.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A style for bars with actions for what is below them: a label on a small background.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle {
        AccessoryBarActionButtonStyle()
    }
}

/// A small button of a bar.
private struct BarButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isFilled: Bool
    @Environment(\.density) private var density
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    private var press = PressInteraction()

    init(configuration: PrimitiveButtonStyleConfiguration, isFilled: Bool) {
        self.configuration = configuration
        self.isFilled = isFilled
    }

    var body: some View {
        configuration.label
            .environment(\.controlSize, .small)
            .modifier(ControlTitle(keepsShortcut: true))
            .padding(.horizontal, Theme.controlPadding(.small))
            .frame(minHeight: Theme.controlHeight(.small, density))
            .background(
                Color(press.phase.pick(.controlFill, .controlHover, .controlPressed))
                    .opacity(isFilled ? 1 : press.phase.pick(0, 1, 1)),
                in: .rect(cornerRadius: Theme.controlRadius(.small))
            )
            .focusRing(press.phase.showsFocus, .rounded(Theme.controlRadius(.small)))
            .motion(Theme.Motion.hover, value: press.phase)
            .pressable(press, configuration, repeats: repeatBehavior)
    }
}
