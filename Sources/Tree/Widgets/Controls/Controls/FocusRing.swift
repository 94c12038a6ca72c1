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
            color: isShown ? environment.focusRingColor : nil,
            outline: outline)
    }
}

struct FocusRingEffect: RenderEffect {
    let color: ResolvedColor?
    let outline: ControlOutline

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        recorder.child(child)
        paintRing(into: &recorder, CGRect(origin: .zero, size: size))
    }

    func paintRing(into recorder: inout DisplayListRecorder, _ bounds: CGRect) {
        guard let color else { return }
        let distance = Theme.FocusRing.gap + Theme.FocusRing.width / 2
        let rect = bounds.insetBy(dx: -distance, dy: -distance)
        recorder.stroke(
            outline.outset(by: distance).shape(in: rect),
            StrokeDescription(lineWidth: Theme.FocusRing.width), with: .color(color))
    }

    func change(from old: FocusRingEffect) -> RenderChange {
        color == old.color && outline == old.outline ? .none : .paint
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
                let reach = Theme.FocusRing.gap + Theme.FocusRing.width
                RoundedRectangle(cornerRadius: radius + Theme.FocusRing.gap)
                    .strokeBorder(
                        FocusRingStyle(), lineWidth: Theme.FocusRing.width
                    )
                    .padding(-reach)
            }
        }
    }
}
