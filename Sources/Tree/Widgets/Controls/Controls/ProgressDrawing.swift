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

    private var step: Int { Int(saturating: (turn * Double(Theme.spinnerSpokes)).rounded(.down)) }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        CGSize(width: side, height: side)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let spokes = Theme.spinnerSpokes
        let scale = side / Theme.spinnerSize
        let (width, length) = (Theme.spinnerSpoke.width * scale, Theme.spinnerSpoke.height * scale)
        let outer = (side - width) / 2
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
                    lineWidth: width, lineCap: .round),
                with: .color(color.multiplyingOpacity(by: max(part, Theme.spinnerTail))))
        }
    }

    /// A turn repaints the spinner even if the same spoke stays the brightest.
    func change(from old: SpinnerDrawing) -> RenderChange {
        if side != old.side { return .layout }
        return color == old.color && turn == old.turn ? .none : .paint
    }
}
