import Foundation
import Views

// The built-in button styles.

/// Bordered with a pointer, borderless with fingers.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: false, isBareOnDevices: true)
    }
}

/// A label on a grey or tinted background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `bordered` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: false)
    }
}

/// A label on a background of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `borderedProminent` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: true)
    }
}

/// A label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `borderless` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BareButton(configuration: configuration, look: .action)
    }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `plain` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BareButton(configuration: configuration, look: .plain)
    }
}

/// A label that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `link` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BareButton(configuration: configuration, look: .link)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: bordered with a pointer, borderless with fingers.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a label on a grey background, or on one of the tint if there is one.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style for the most important action: a label on the accent colour, or on the tint.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style with a label in the accent colour, without a background.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that shows the label as it is, and fades it under the pointer and while it is
    /// pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style that looks like a link, with a pointing hand over it.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button with a background.
struct FilledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    let isBareOnDevices: Bool
    @Environment(\.buttonMetrics) private var metrics
    @Environment(\.tint) private var tint
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.isKeyWindow) private var isKeyWindow
    private var press = PressInteraction()

    init(
        configuration: PrimitiveButtonStyleConfiguration, isProminent: Bool,
        isBareOnDevices: Bool = false
    ) {
        self.configuration = configuration
        self.isProminent = isProminent
        self.isBareOnDevices = isBareOnDevices
    }

    var body: some View {
        if isBareOnDevices, metrics.density != .desktop {
            BareButton(configuration: configuration, look: .action)
        } else {
            configuration.label
                .modifier(ControlTitle(style: titleStyle, keepsShortcut: true))
                .padding(.horizontal, metrics.padding)
                .frame(
                    minWidth: metrics.height, maxWidth: metrics.maxWidth,
                    minHeight: metrics.height
                )
                .controlBackground(fill(press.phase), metrics.outline)
                .motion(Theme.Motion.hover, value: press.phase)
                .pressable(press, configuration, repeats: repeatBehavior)
        }
    }

    private var isDestructive: Bool { configuration.role == .destructive }

    private func fill(_ phase: ControlPhase) -> ControlFill {
        let kind: ControlFill.Kind =
            isProminent ? .prominent : isDestructive || tint != nil ? .tinted : .plain
        return ControlFill(kind: kind, phase: phase, isDestructive: isDestructive)
    }

    private var titleStyle: AnyShapeStyle? {
        guard isProminent else { return nil }
        return AnyShapeStyle(OnFillStyle(isDestructive: isDestructive, isKey: isKeyWindow))
    }
}

/// A button without a background.
struct BareButton: View {
    enum Look { case action, plain, link }

    let configuration: PrimitiveButtonStyleConfiguration
    let look: Look
    @Environment(\.density) private var density
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.foregroundStack) private var foreground
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    private var press = PressInteraction()

    init(configuration: PrimitiveButtonStyleConfiguration, look: Look) {
        self.configuration = configuration
        self.look = look
    }

    var body: some View {
        let phase = press.phase
        configuration.label
            .modifier(
                ControlTitle(
                    style: titleStyle(phase), isSet: look != .plain, keepsShortcut: true)
            )
            .frame(
                maxWidth: sizing.maxWidth, minHeight: look == .plain ? nil : minimumHeight
            )
            .modifier(LabelFade(opacity: fades ? phase.pick(1, hovered, Theme.pressedLabel) : 1))
            .modifier(BareHighlight(phase: look == .action && !fades ? phase : ControlPhase()))
            .focusRing(phase.showsFocus, .rounded(Theme.Radius.small))
            .motion(Theme.Motion.hover, value: phase)
            .pressable(
                press, configuration, repeats: repeatBehavior,
                cursor: look == .link ? .hand : nil)
    }

    /// Whether its label shows the pointer and the press, and no fill behind it does.
    private var fades: Bool {
        isEnabled && (look == .plain || look == .action && density == .device)
    }

    private var hovered: Double { density == .device ? 1 : Theme.hoveredLabel }

    private var minimumHeight: CGFloat? {
        density == .device ? Theme.minimumTarget(density) : nil
    }

    /// An explicit foreground style around the button wins over the accent colour.
    private func titleStyle(_ phase: ControlPhase) -> AnyShapeStyle? {
        guard look != .plain || configuration.role == .destructive, isEnabled else { return nil }
        guard foreground == nil || configuration.role == .destructive else { return nil }
        return AnyShapeStyle(
            ActionLabelStyle(phase: phase, isDestructive: configuration.role == .destructive))
    }
}
