import Drawing
import Foundation
import Geometry
import Views

/// The outlines that controls have.
enum ControlOutline: Hashable {
    case rounded(CGFloat)
    case capsule

    func shape(in rect: CGRect) -> DisplayShape {
        switch self {
        case .rounded(let radius): .roundedRect(rect, radius: radius, style: .continuous)
        case .capsule: .capsule(rect)
        }
    }

    /// The outline a distance outside of this one.
    func outset(by distance: CGFloat) -> ControlOutline {
        switch self {
        case .rounded(let radius): .rounded(radius + distance)
        case .capsule: .capsule
        }
    }
}

/// Draws a ring outside of a control's edge; layout ignores it.
struct FocusRing: RenderModifier {
    typealias Body = Never
    let isShown: Bool
    let outline: ControlOutline

    func effect(in environment: EnvironmentValues) -> FocusRingEffect {
        FocusRingEffect(
            colors: isShown ? environment.focusRingColors : nil,
            outline: outline)
    }
}

/// The colours of a focus ring and of the line outside of it.
struct FocusRingColors: Hashable {
    let ring: ResolvedColor
    let edge: ResolvedColor
}

struct FocusRingEffect: RenderEffect {
    let colors: FocusRingColors?
    let outline: ControlOutline

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        recorder.child(child)
        paintRing(into: &recorder, CGRect(origin: .zero, size: size))
    }

    func paintRing(into recorder: inout DisplayListRecorder, _ bounds: CGRect) {
        guard let colors else { return }
        let (gap, width, edge) = (Theme.FocusRing.gap, Theme.FocusRing.width, Theme.FocusRing.edge)
        stroke(&recorder, bounds, from: gap, to: gap + width, with: colors.ring)
        stroke(&recorder, bounds, from: gap + width, to: gap + width + edge, with: colors.edge)
    }

    /// Draws a line around the bounds between two distances from them.
    private func stroke(
        _ recorder: inout DisplayListRecorder, _ bounds: CGRect, from inner: CGFloat,
        to outer: CGFloat, with color: ResolvedColor
    ) {
        let distance = (inner + outer) / 2
        recorder.stroke(
            outline.outset(by: distance).shape(
                in: bounds.insetBy(dx: -distance, dy: -distance)),
            StrokeDescription(lineWidth: outer - inner), with: .color(color))
    }

    func change(from old: FocusRingEffect) -> RenderChange {
        colors == old.colors && outline == old.outline ? .none : .paint
    }
}

extension View {
    /// Draws a ring outside of the view while it has the focus.
    nonisolated func focusRing(_ isShown: Bool, _ outline: ControlOutline) -> some View {
        modifier(FocusRing(isShown: isShown, outline: outline))
    }
}

extension EnvironmentValues {
    var focusRingColor: ResolvedColor {
        FocusRingStyle().resolve(in: self).resolved(in: colorContext)
    }

    /// The line outside of the ring is white in a light window and dark in a dark one, so that at
    /// least one of the two differs from what is behind them.
    var focusRingColors: FocusRingColors {
        FocusRingColors(ring: focusRingColor, edge: colorContext.color(.content))
    }
}

/// Fills a little more than a borderless control under the pointer and under a press; layout ignores
/// it.
struct BareHighlight: RenderModifier {
    typealias Body = Never
    let phase: ControlPhase

    func effect(in environment: EnvironmentValues) -> BareHighlightEffect {
        let color =
            environment.isEnabled
            ? phase.pick(Color.clear, Color(.controlFill), Color(.controlPressed)) : .clear
        return BareHighlightEffect(fill: color.resolved(in: environment.colorContext))
    }
}

struct BareHighlightEffect: RenderEffect {
    let fill: ResolvedColor

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        if fill.opacity > 0 {
            let rect = CGRect(origin: .zero, size: size).insetBy(
                dx: -Theme.bareReach.width, dy: -Theme.bareReach.height)
            let outline = ControlOutline.rounded(Theme.Radius.small)
            recorder.fill(outline.shape(in: rect), with: fill)
        }
        recorder.child(child)
    }

    func change(from old: BareHighlightEffect) -> RenderChange { fill == old.fill ? .none : .paint }
}

/// The colour of a focus ring, which is grey in a window without the keyboard.
struct FocusRingStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
        environment.isKeyWindow
            ? environment.tintColor.opacity(Theme.FocusRing.opacity) : Color(.controlPressed)
    }
}

extension View {
    /// The ring around the focused element.
    nonisolated func focusOutline(_ isShown: Bool, radius: CGFloat) -> some View {
        overlay {
            if isShown {
                let gap = Theme.FocusRing.gap
                let reach = gap + Theme.FocusRing.width
                RoundedRectangle(cornerRadius: radius + gap)
                    .strokeBorder(
                        FocusRingStyle(), lineWidth: Theme.FocusRing.width
                    )
                    .padding(-reach)
                RoundedRectangle(cornerRadius: radius + reach)
                    .strokeBorder(Color(.content), lineWidth: Theme.FocusRing.edge)
                    .padding(-reach - Theme.FocusRing.edge)
            }
        }
    }
}
