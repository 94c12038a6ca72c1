import Drawing
import Foundation
import Geometry
import Views

/// A raised surface with a shadow behind its content: a menu, a sheet, a popover.
struct RaisedPanelModifier: RenderModifier {
    typealias Body = Never
    let radius: CGFloat

    func effect(in environment: EnvironmentValues) -> RaisedPanelEffect {
        let colors = environment.colorContext
        return RaisedPanelEffect(
            radius: radius, fill: colors.color(.raised), line: colors.color(.separator),
            shadow: Theme.Shadow.menu)
    }
}

struct RaisedPanelEffect: RenderEffect {
    let radius: CGFloat
    let fill: ResolvedColor
    let line: ResolvedColor
    let shadow: Theme.Shadow

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let shape = DisplayShape.roundedRect(CGRect(origin: .zero, size: size), radius: radius)
        // A blur's radius is its width; drawing takes the standard deviation, half of that.
        let effect = GroupEffect.shadow(
            color: shadow.color, radius: shadow.radius / 2,
            offset: CGSize(width: 0, height: shadow.y))
        recorder.with(effect, id: .auxiliary(1, of: child.id)) { $0.fill(shape, with: fill) }
        recorder.withClip(to: shape, id: .auxiliary(2, of: child.id)) { $0.child(child) }
        recorder.strokeBorder(shape, width: 1 / context.scale, with: line)
    }

    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
}

extension View {
    nonisolated func raisedPanel(radius: CGFloat) -> some View {
        modifier(RaisedPanelModifier(radius: radius))
    }
}
