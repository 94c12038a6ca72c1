import Drawing
import Foundation
import Geometry
import Views

/// A raised surface with a shadow behind its content: a menu, a sheet, a popover.
struct RaisedPanelModifier: RenderModifier {
    typealias Body = Never
    let radius: CGFloat
    /// False where the content brings a background of its own.
    var isFilled = true
    /// The rectangle of the window at which an arrow of the panel points.
    var pointsAt: (() -> CGRect?)?

    func effect(in environment: EnvironmentValues) -> RaisedPanelEffect {
        let colors = environment.colorContext
        return RaisedPanelEffect(
            radius: radius, fill: isFilled ? colors.color(.raised) : nil,
            line: colors.color(.separator), shadow: Theme.Shadow.menu, pointsAt: pointsAt)
    }
}

struct RaisedPanelEffect: RenderEffect {
    let radius: CGFloat
    let fill: ResolvedColor?
    let line: ResolvedColor
    let shadow: Theme.Shadow
    let pointsAt: (() -> CGRect?)?

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        let panel = DisplayShape.roundedRect(bounds, radius: radius)
        let shape = outline(in: bounds, context)
        // A blur's radius is its width; drawing takes the standard deviation, half of that.
        let effect = GroupEffect.shadow(
            color: shadow.color, radius: shadow.radius / 2,
            offset: CGSize(width: 0, height: shadow.y))
        if let fill {
            recorder.with(effect, id: .auxiliary(1, of: child.id)) { $0.fill(shape, with: fill) }
        }
        recorder.withClip(to: panel, id: .auxiliary(2, of: child.id)) { $0.child(child) }
        if fill != nil { recorder.strokeBorder(shape, width: 1 / context.scale, with: line) }
    }

    /// The panel with its arrow.
    private func outline(in bounds: CGRect, _ context: RenderContext) -> DisplayShape {
        guard let target = pointsAt?() else { return .roundedRect(bounds, radius: radius) }
        let window = context.windowBounds
        let local = target.offsetBy(dx: window.minX, dy: window.minY)
        return PanelOutline(bounds: bounds, radius: radius, target: local).shape
    }

    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
}

extension View {
    nonisolated func raisedPanel(
        radius: CGFloat, isFilled: Bool = true, pointsAt: (() -> CGRect?)? = nil
    ) -> some View {
        modifier(RaisedPanelModifier(radius: radius, isFilled: isFilled, pointsAt: pointsAt))
    }
}
