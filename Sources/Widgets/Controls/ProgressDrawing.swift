import Drawing
import Foundation
import Geometry
import Views

/// A bar with its labels above and below.
struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.hairGap) {
            configuration.label
            if let interval = configuration.interval {
                TimedBar(interval: interval)
            } else if let fraction = configuration.fractionCompleted {
                ProgressBar(fraction: fraction, start: 0)
                    .motion(Theme.Motion.toggle, value: fraction)
            } else {
                Turning { ProgressBar(fraction: Self.runner, start: $0) }
            }
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }

    /// The part of the bar that moves along it while the fraction is unknown.
    private static let runner = 0.3
}

/// A ring or a spinner with its labels below.
struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(spacing: Theme.Spacing.stack) {
            if let interval = configuration.interval {
                TimedRing(interval: interval)
            } else if let fraction = configuration.fractionCompleted {
                ProgressRing(fraction: fraction, size: Theme.spinnerSize)
                    .motion(Theme.Motion.toggle, value: fraction)
            } else {
                Turning { Spinner(turn: $0) }
            }
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// Content that turns for as long as it is shown: it is given 0 to 1, once a second.
struct Turning<Content: View>: View {
    let content: @MainActor (Double) -> Content
    @State private var turn = 0.0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(@ViewBuilder content: @escaping @MainActor (Double) -> Content) {
        self.content = content
    }

    var body: some View {
        content(turn)
            .animation(
                turn > 0 && !reducesMotion
                    ? .linear(duration: Theme.Motion.spinnerTurn)
                        .repeatForever(autoreverses: false) : nil, value: turn
            )
            .onAppear { turn = 1 }
            .onDisappear { turn = 0 }
    }
}

/// A spinner of spokes around which the brightest moves.
struct Spinner: PrimitiveView {
    typealias Body = Never
    let turn: Double

    func primitive(in environment: EnvironmentValues) -> SpinnerDrawing {
        let size = environment.controlSize
        let scale: CGFloat = size == .mini || size == .small ? 0.7 : size == .regular ? 1 : 1.5
        return SpinnerDrawing(
            turn: turn, side: Theme.spinnerSize * scale,
            color: environment.tint == nil
                ? environment.colorContext.color(.secondaryLabel)
                : environment.tintColor.resolved(in: environment.colorContext))
    }
}

struct SpinnerDrawing: Primitive, Animatable {
    var turn: Double
    let side: CGFloat
    let color: ResolvedColor

    var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }

    private var step: Int { Int((turn * Double(Theme.spinnerSpokes)).rounded(.down)) }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        CGSize(width: side, height: side)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let spokes = Theme.spinnerSpokes
        let scale = side / Theme.spinnerSize
        let (outer, length) = (side / 2 - 1, Theme.spinnerSpoke.height * scale)
        for spoke in 0..<spokes {
            let age = (step - spoke + 2 * spokes) % spokes
            let part = 1 - Double(age) / Double(spokes)
            let angle = Double(spoke) / Double(spokes) * 2 * .pi - .pi / 2
            let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            var path = ResolvedPath()
            path.move(
                to: CGPoint(x: side / 2 + x * (outer - length), y: side / 2 + y * (outer - length)))
            path.addLine(to: CGPoint(x: side / 2 + x * outer, y: side / 2 + y * outer))
            recorder.stroke(
                .path(path),
                StrokeDescription(
                    lineWidth: Theme.spinnerSpoke.width * scale, lineCap: .round),
                with: .color(color.multiplyingOpacity(by: max(part, Theme.spinnerTail))))
        }
    }

    /// A turn repaints the spinner even if the same spoke stays the brightest.
    func change(from old: SpinnerDrawing) -> RenderChange {
        if side != old.side { return .layout }
        return color == old.color && turn == old.turn ? .none : .paint
    }
}

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
        fill(from: start, to: min(end, 1), of: size, into: &recorder)
        if end > 1 { fill(from: 0, to: end - 1, of: size, into: &recorder) }
    }

    private func fill(
        from: Double, to: Double, of size: CGSize, into recorder: inout DisplayListRecorder
    ) {
        guard to > from else { return }
        let part = CGRect(
            x: size.width * CGFloat(from), y: 0, width: size.width * CGFloat(to - from),
            height: size.height)
        recorder.fill(.capsule(part), with: filled)
    }
}

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
        let steps = max(2, Int(sweep * 96))
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
