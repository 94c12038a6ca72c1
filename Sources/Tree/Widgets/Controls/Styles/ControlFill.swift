import Drawing
import Foundation
import Views

/// The background of a control, by its purpose and its phase.
struct ControlFill: ShapeStyle {
    enum Kind: Hashable {
        case plain
        /// A little of the tint, or of the destructive role, on the plain background.
        case tinted
        /// All of it.
        case prominent
    }

    var kind = Kind.plain
    var phase = ControlPhase()
    var isDestructive = false

    func resolve(in environment: EnvironmentValues) -> Color {
        guard environment.isEnabled else {
            guard kind == .prominent, environment.isKeyWindow else {
                return Color(.controlFill).opacity(Theme.disabledFill)
            }
            return Self.base(isDestructive, environment).opacity(Theme.disabledProminentFill)
        }
        switch kind {
        case .plain: return Color(phase.pick(.controlFill, .controlHover, .controlPressed))
        case .tinted:
            return Self.base(isDestructive, environment).opacity(
                phase.pick(
                    Theme.TintedFill.rest, Theme.TintedFill.hover, Theme.TintedFill.pressed))
        case .prominent:
            // Colours stand out in the window that has the keyboard.
            guard environment.isKeyWindow else { return Color(.controlPressed) }
            return Self.shaded(isDestructive, phase, environment)
        }
    }

    static func base(_ isDestructive: Bool, _ environment: EnvironmentValues) -> Color {
        isDestructive ? Color(.destructive) : environment.tintColor
    }

    /// The role's colour as it is under the pointer and under a press.
    static func shaded(
        _ isDestructive: Bool, _ phase: ControlPhase, _ environment: EnvironmentValues
    ) -> Color {
        let base = base(isDestructive, environment)
        if !isDestructive, environment.tint == nil {
            return phase.pick(
                base, base.mix(with: Color(.accentPressed), by: 0.5, in: .device),
                Color(.accentPressed))
        }
        return phase.pick(
            base, base.mix(with: .black, by: Theme.hoverShade, in: .device),
            base.mix(with: .black, by: Theme.pressedShade, in: .device))
    }
}

/// The text of a button without a background: the tint, or the colour of the destructive role.
struct ActionLabelStyle: ShapeStyle {
    var phase = ControlPhase()
    var isDestructive = false

    func resolve(in environment: EnvironmentValues) -> Color {
        environment.isEnabled
            ? ControlFill.shaded(isDestructive, phase, environment) : Color(.disabledLabel)
    }
}

/// Text and marks on a prominent fill: light or dark, whichever has more contrast.
struct OnFillStyle: ShapeStyle {
    var isDestructive = false
    /// Whether the fill has its colour, as it has in the window with the keyboard. Said by the view,
    /// because what texts are drawn with is kept for as long as the environment stays the same,
    /// which does not change with the window's keyboard.
    var isKey = true

    func resolve(in environment: EnvironmentValues) -> Color {
        guard environment.isEnabled else { return Color(.disabledLabel) }
        guard isKey else { return Color(.label) }
        guard environment.tint != nil, !isDestructive else { return Color(.onAccent) }
        let fill = environment.tintColor.resolved(in: environment.colorContext)
        let (light, dark) = (
            ColorRole.onAccent.color(in: .light), ColorRole.onAccent.color(in: .dark)
        )
        return fill.contrast(with: light) >= fill.contrast(with: dark)
            ? Color(Color.Resolved(light)) : Color(Color.Resolved(dark))
    }
}

extension ResolvedColor {
    /// The contrast ratio of WCAG, 1 to 21.
    func contrast(with other: ResolvedColor) -> Double {
        func linear(_ part: Float) -> Double {
            let part = Double(part)
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        func luminance(_ color: ResolvedColor) -> Double {
            0.2126 * linear(color.red) + 0.7152 * linear(color.green)
                + 0.0722 * linear(color.blue)
        }
        let (a, b) = (luminance(self), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
