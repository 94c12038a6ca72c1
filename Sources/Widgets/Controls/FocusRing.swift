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
            color: isShown
                ? environment.tintColor.resolved(in: environment.colorContext)
                    .multiplyingOpacity(by: Theme.FocusRing.opacity) : nil,
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
