import Foundation

/// The way that content goes on by itself after a swipe over a touchpad. It slows down as it does
/// after a finger on a touch screen.
struct ScrollMomentum {
    private var samples: [(time: Double, delta: CGSize)] = []
    private var glide: Glide?
    private(set) var deadline: ContinuousClock.Instant?

    private struct Glide {
        let begin: ContinuousClock.Instant
        let velocity: CGSize
        /// Where the pointer was: the pointer may go on, and what glides stays the same.
        let place: CGPoint
        var shown = CGSize.zero
    }

    /// Seconds of movement that the velocity is measured over.
    private static let window = 0.1
    /// How far it goes: seconds at the velocity it begins with.
    private static let reach = 0.5
    /// Points a second below which it rests, and above which no finger moves.
    private static let slowness = 60.0
    private static let most = 8_000.0
    private static let period = Duration.milliseconds(16)

    mutating func add(_ delta: CGSize, at time: Double) {
        guard delta.width.isFinite, delta.height.isFinite else { return }
        if glide != nil { stop() }
        samples.append((time, delta))
        samples.removeAll { $0.time < time - Self.window }
    }

    mutating func stop() {
        samples = []
        glide = nil
        deadline = nil
    }

    /// The fingers have left. Those that rested before do not swipe.
    mutating func begin(at time: Double, _ place: CGPoint, now: ContinuousClock.Instant) {
        samples.removeAll { $0.time < time - Self.window }
        guard let first = samples.first else { return stop() }
        let seconds = max(time - first.time, 0.02)
        func speed(_ part: (CGSize) -> CGFloat) -> CGFloat {
            let speed = samples.reduce(0) { $0 + part($1.delta) } / CGFloat(seconds)
            return max(-Self.most, min(speed, Self.most))
        }
        let velocity = CGSize(width: speed(\.width), height: speed(\.height))
        stop()
        guard hypot(velocity.width, velocity.height) > Self.slowness else { return }
        glide = Glide(begin: now, velocity: velocity, place: place)
        deadline = now + Self.period
    }

    /// How far it goes on now, and where; nil where it does not.
    mutating func step(at now: ContinuousClock.Instant) -> (delta: CGSize, place: CGPoint)? {
        guard let glide, let deadline, deadline <= now else { return nil }
        let time = (now - glide.begin) / .seconds(1)
        let rest = exp(-time / Self.reach)
        func way(_ speed: CGFloat) -> CGFloat { speed * CGFloat(Self.reach * (1 - rest)) }
        let shown = CGSize(width: way(glide.velocity.width), height: way(glide.velocity.height))
        let delta = CGSize(
            width: shown.width - glide.shown.width, height: shown.height - glide.shown.height)
        if hypot(glide.velocity.width, glide.velocity.height) * rest < Self.slowness {
            stop()
        } else {
            self.glide?.shown = shown
            self.deadline = now + Self.period
        }
        return (delta, glide.place)
    }
}
