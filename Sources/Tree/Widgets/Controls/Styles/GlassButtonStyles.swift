import Drawing
import Foundation
import Geometry
import Views

// The button styles of glass.

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates the style; `glass` is shorter.
    nonisolated public init() { self.init(.regular) }

    /// Creates the style with a kind of glass; `glass(_:)` is shorter.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass).modifier(CapsuleUnlessSet())
    }
}

/// A label on a background of the accent colour, for the most important action.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style; `glassProminent` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: true).modifier(CapsuleUnlessSet())
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A style with a label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A style with a label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A style for the most important action: a label on the accent colour, or on the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Gives buttons the outline of a capsule, unless the app has set another.
private nonisolated struct CapsuleUnlessSet: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        if values.buttonBorderShape.isAutomatic { values.buttonBorderShape = .capsule }
    }
}

/// A button on glass.
private struct GlassButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    @Environment(\.buttonMetrics) private var metrics
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    private var press = PressInteraction()

    init(configuration: PrimitiveButtonStyleConfiguration, glass: Glass) {
        self.configuration = configuration
        self.glass = glass
    }

    var body: some View {
        let phase = press.phase
        let shape = ControlShape(outline: metrics.outline)
        configuration.label
            .modifier(ControlTitle(style: titleStyle, keepsShortcut: true))
            .padding(.horizontal, metrics.padding)
            .frame(
                minWidth: metrics.height, maxWidth: metrics.maxWidth, minHeight: metrics.height
            )
            .background {
                shape.fill(
                    Color.primary.opacity(phase.pick(0, Theme.Glass.hover, Theme.Glass.press)))
            }
            .glassEffect(glass, in: shape)
            .focusRing(phase.showsFocus, metrics.outline)
            .motion(Theme.Motion.hover, value: phase)
            .pressable(press, configuration, repeats: repeatBehavior)
    }

    private var titleStyle: AnyShapeStyle? {
        configuration.role == .destructive
            ? AnyShapeStyle(ActionLabelStyle(phase: press.phase, isDestructive: true)) : nil
    }
}

/// The outline of a control as a shape.
private nonisolated struct ControlShape: OutlinedShape {
    let outline: ControlOutline

    func outline(in rect: CGRect) -> DisplayShape { outline.shape(in: rect) }
}
