import Foundation
import Geometry

/// The way of the content to rest after the user has let it go: it slows down by itself, or a spring
/// pulls it to where it has to come to rest.
@MainActor
final class ScrollGlide: RunningAnimation {
    static let subject = "scrolling"
    private weak var scrollView: ScrollRender?
    private let tree: ViewTree
    private var origin: CGPoint
    private var target: CGPoint
    let velocity: CGVector
    /// Whether nothing but its own speed decides where it ends.
    private let isFree: Bool
    /// Whether it corrects the end of another one.
    let isCorrection: Bool
    private let begin: Double

    /// How far it goes by itself: seconds at the velocity it begins with.
    static let reach: CGFloat = 0.5
    /// The spring's angular frequency, in radians a second; it has no swing.
    private static let frequency = 12.0
    /// Points a second below which it ends where it is.
    private static let slowness: CGFloat = 8
    /// Points from the target at which a spring ends.
    private static let nearness: CGFloat = 0.25

    init(
        of scrollView: ScrollRender, from origin: CGPoint, to target: CGPoint,
        velocity: CGVector, isFree: Bool, isCorrection: Bool = false
    ) {
        self.scrollView = scrollView
        tree = scrollView.tree
        self.origin = origin
        self.target = target
        self.velocity = velocity
        self.isFree = isFree
        self.isCorrection = isCorrection
        begin = tree.app.now
    }

    /// Whether there is any way to go.
    var moves: Bool {
        abs(target.x - origin.x) > Self.nearness || abs(target.y - origin.y) > Self.nearness
    }

    func start() {
        tree.animations.add(self)
        tree.whenDirty()
    }

    func shift(by length: CGPoint) {
        origin = CGPoint(x: origin.x + length.x, y: origin.y + length.y)
        target = CGPoint(x: target.x + length.x, y: target.y + length.y)
    }

    func cancel() { tree.animations.remove(self) }

    func advance(to now: Double) -> Bool {
        guard let scrollView, scrollView.glide === self else { return false }
        let time = max(0, now - begin)
        let x = position(time, origin.x, target.x, velocity.dx)
        let y = position(time, origin.y, target.y, velocity.dy)
        let way = max(abs(x - target.x), abs(y - target.y))
        guard isFree ? way > Self.slowness * Self.reach : way > Self.nearness || time < Self.least
        else {
            if !isFree { scrollView.present(target, resists: false) }
            scrollView.glideEnded()
            return false
        }
        scrollView.present(CGPoint(x: x, y: y), resists: false)
        return true
    }

    /// Seconds after which a spring cannot pass its target any more.
    private static let least = 0.1

    private func position(
        _ time: Double, _ start: CGFloat, _ end: CGFloat, _ speed: CGFloat
    ) -> CGFloat {
        let way = start - end
        if isFree { return end + way * CGFloat(exp(-time / Double(Self.reach))) }
        // A critically damped spring: (x₀ + (v₀ + ω x₀) t) e^(-ωt).
        let pull = CGFloat(Self.frequency)
        return end + (way + (speed + pull * way) * CGFloat(time))
            * CGFloat(exp(-Double(pull) * time))
    }
}
