import Drawing
import Foundation
import Geometry
import Views

/// The small box or circle that shows whether something is chosen.
struct Mark: PrimitiveView {
    enum Kind { case check, dash, dot }

    typealias Body = Never
    let kind: Kind
    /// 0 for empty, 1 for chosen.
    let extent: Double
    let phase: ControlPhase
    let outline: ControlOutline

    func primitive(in environment: EnvironmentValues) -> MarkDrawing {
        let context = environment.colorContext
        let isChosen = extent > 0
        let fill = ControlFill(kind: isChosen ? .prominent : .plain, phase: phase)
        return MarkDrawing(
            kind: kind, extent: extent,
            fill: ColorVector([fill.resolve(in: environment).resolved(in: context)]),
            edge: isChosen ? context.color(.controlOutline) : context.color(.tertiaryLabel),
            ink: OnFillStyle(isKey: environment.isKeyWindow).resolve(in: environment)
                .resolved(in: context), outline: outline)
    }
}

struct MarkDrawing: Primitive, Animatable {
    let kind: Mark.Kind
    var extent: Double
    var fill: ColorVector
    let edge: ResolvedColor
    let ink: ResolvedColor
    let outline: ControlOutline

    var animatableData: AnimatablePair<Double, ColorVector> {
        get { AnimatablePair(extent, fill) }
        set {
            extent = newValue.first
            fill = newValue.second
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        CGSize(width: Theme.checkbox, height: Theme.checkbox)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let bounds = CGRect(origin: .zero, size: size)
        let shape = outline.shape(in: bounds)
        recorder.fill(shape, with: fill.color(at: 0) ?? .clear)
        if edge.opacity > 0 { recorder.strokeBorder(shape, width: 1, with: edge) }
        guard extent > 0 else { return }
        switch kind {
        case .check: stroke(checkMark(in: bounds), into: &recorder)
        case .dash: stroke(dash(in: bounds), into: &recorder)
        case .dot:
            let side = Theme.radioDot * extent
            recorder.fill(
                .ellipse(
                    CGRect(
                        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side,
                        height: side)), with: ink)
        }
    }

    private func stroke(_ path: ResolvedPath, into recorder: inout DisplayListRecorder) {
        recorder.stroke(
            .path(path.trimmedPath(from: 0, to: extent)),
            StrokeDescription(lineWidth: Theme.checkLine, lineCap: .round, lineJoin: .round),
            with: .color(ink))
    }

    /// The corners of the check mark, in fractions of the box.
    private static let checkCorners: [(x: CGFloat, y: CGFloat)] = [
        (0.25, 0.53), (0.43, 0.71), (0.76, 0.31),
    ]

    private func checkMark(in bounds: CGRect) -> ResolvedPath {
        var path = ResolvedPath()
        for (index, corner) in Self.checkCorners.enumerated() {
            let point = CGPoint(x: bounds.width * corner.x, y: bounds.height * corner.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private func dash(in bounds: CGRect) -> ResolvedPath {
        var path = ResolvedPath()
        path.move(to: CGPoint(x: bounds.width / 4, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.width * 3 / 4, y: bounds.midY))
        return path
    }

    func change(from old: MarkDrawing) -> RenderChange {
        kind == old.kind && extent == old.extent && fill == old.fill && edge == old.edge
            && ink == old.ink ? .none : .paint
    }
}
