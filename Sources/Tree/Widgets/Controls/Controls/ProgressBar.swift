import Drawing
import Foundation
import Geometry
import Views

/// A bar of which a part is filled.
struct ProgressBar: PrimitiveView {
    typealias Body = Never
    let fraction: Double
    /// Where the filled part begins; what reaches beyond the end wraps around to the start.
    let start: Double

    func primitive(in environment: EnvironmentValues) -> ProgressBarDrawing {
        let context = environment.colorContext
        return ProgressBarDrawing(
            fraction: fraction, start: start,
            filled: environment.tintColor.resolved(in: context),
            track: context.color(.controlPressed))
    }
}

struct ProgressBarDrawing: Primitive, Animatable {
    var fraction: Double
    var start: Double
    let filled: ResolvedColor
    let track: ResolvedColor

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(fraction, start) }
        set {
            fraction = newValue.first
            start = newValue.second
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? $0 : Theme.sliderWidth }
        return CGSize(width: width ?? Theme.sliderWidth, height: Theme.progressBar)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let bar = CGRect(origin: .zero, size: size)
        recorder.fill(.capsule(bar), with: track)
        let end = start + fraction
        let isMirrored = context.isRightToLeft
        fill(from: start, to: min(end, 1), of: size, isMirrored, into: &recorder)
        if end > 1 { fill(from: 0, to: end - 1, of: size, isMirrored, into: &recorder) }
    }

    private func fill(
        from: Double, to: Double, of size: CGSize, _ isMirrored: Bool,
        into recorder: inout DisplayListRecorder
    ) {
        guard to > from else { return }
        let part = CGRect(
            x: size.width * CGFloat(isMirrored ? 1 - to : from), y: 0,
            width: size.width * CGFloat(to - from),
            height: size.height)
        recorder.fill(.capsule(part), with: filled)
    }
}
