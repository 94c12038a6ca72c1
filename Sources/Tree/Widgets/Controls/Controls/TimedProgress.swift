import Drawing
import Foundation
import Geometry
import Views

/// The part of a time that has passed, or that is left.
struct TimedProgress: Hashable, Sendable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = date.timeIntervalSince(interval.lowerBound)
        let part = length > 0 ? min(max(passed / length, 0), 1) : date < interval.lowerBound ? 0 : 1
        return countsDown ? 1 - part : part
    }

    /// The seconds after which the fraction shows a change on so many points; nil if it never does.
    func wait(at date: Date, points: CGFloat) -> Double? {
        if date >= interval.upperBound { return nil }
        if date < interval.lowerBound { return interval.lowerBound.timeIntervalSince(date) }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return max(length / Double(max(points, 1)), Self.frame)
    }

    /// Seconds of one frame of the screen.
    private static let frame = 1.0 / 60
}

/// A bar that fills or empties with the time. It is painted again while it is shown, and no view is
/// evaluated for it.
struct TimedBar: PrimitiveView {
    typealias Body = Never
    let interval: TimedProgress

    func primitive(in environment: EnvironmentValues) -> TimedBarDrawing {
        TimedBarDrawing(
            bar: ProgressBar(fraction: 0, start: 0).primitive(in: environment),
            interval: interval, clock: environment.wallClock)
    }
}

struct TimedBarDrawing: Primitive {
    var bar: ProgressBarDrawing
    let interval: TimedProgress
    let clock: () -> Date

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        bar.sizeThatFits(proposal, in: context)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let now = clock()
        var bar = bar
        bar.fraction = interval.fraction(at: now)
        bar.paint(into: &recorder, size: size, in: context)
        let wait = interval.wait(at: now, points: size.width * context.scale)
        if let wait { context.repaint(at: context.now + wait) }
    }

    func change(from old: TimedBarDrawing) -> RenderChange { .paint }
}

/// A ring that fills or empties with the time.
struct TimedRing: PrimitiveView {
    typealias Body = Never
    let interval: TimedProgress

    func primitive(in environment: EnvironmentValues) -> TimedRingDrawing {
        TimedRingDrawing(
            ring: ProgressRing(fraction: 0, size: Theme.spinnerSize).primitive(in: environment),
            interval: interval, clock: environment.wallClock)
    }
}

struct TimedRingDrawing: Primitive {
    var ring: ProgressRingDrawing
    let interval: TimedProgress
    let clock: () -> Date

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        ring.sizeThatFits(proposal, in: context)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let now = clock()
        var ring = ring
        ring.fraction = interval.fraction(at: now)
        ring.paint(into: &recorder, size: size, in: context)
        let wait = interval.wait(at: now, points: size.width * .pi * context.scale)
        if let wait { context.repaint(at: context.now + wait) }
    }

    func change(from old: TimedRingDrawing) -> RenderChange { .paint }
}
