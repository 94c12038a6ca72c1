import Drawing
import Foundation
import Geometry
import Views

/// A ring of which a part is filled, clockwise from the top.
struct ProgressRing: PrimitiveView {
    typealias Body = Never
    let fraction: Double
    let size: CGFloat
    /// Left open at the bottom, in turns.
    var gap = 0.0
    var lineWidth: CGFloat = 3

    func primitive(in environment: EnvironmentValues) -> ProgressRingDrawing {
        let context = environment.colorContext
        return ProgressRingDrawing(
            fraction: fraction, side: size, gap: gap, lineWidth: lineWidth,
            filled: environment.tintColor.resolved(in: context),
            track: context.color(.controlPressed))
    }
}

struct ProgressRingDrawing: Primitive, Animatable {
    var fraction: Double
    let side: CGFloat
    let gap: Double
    let lineWidth: CGFloat
    let filled: ResolvedColor
    let track: ResolvedColor

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        CGSize(width: side, height: side)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        stroke(to: 1, track, into: &recorder)
        if fraction > 0 { stroke(to: fraction, filled, into: &recorder) }
    }

    private func stroke(
        to part: Double, _ color: ResolvedColor, into recorder: inout DisplayListRecorder
    ) {
        // From the top where the ring is closed, from the gap's end where it is open.
        let start = gap > 0 ? 0.25 + gap / 2 : -0.25
        let sweep = (1 - gap) * part
        var path = ResolvedPath()
        let radius = (side - lineWidth) / 2
        let steps = max(2, Int(saturating: sweep * 96))
        for step in 0...steps {
            let angle = (start + sweep * Double(step) / Double(steps)) * 2 * .pi
            let point = CGPoint(
                x: side / 2 + radius * CGFloat(cos(angle)),
                y: side / 2 + radius * CGFloat(sin(angle)))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        recorder.stroke(
            .path(path),
            StrokeDescription(lineWidth: lineWidth, lineCap: .round, lineJoin: .round),
            with: .color(color))
    }
}
