import Foundation
import Geometry

/// Waits for the end of a scroll by wheel, which has no event of its own.
@MainActor
final class WheelPause: RunningAnimation {
    static let subject = "scrolling"
    private let tree: ViewTree
    private let ended: (_ distance: CGSize) -> Void
    private var end: Double
    private var isCancelled = false
    /// The sum of what was scrolled, in points.
    private var distance = CGSize.zero

    /// Seconds without an event after which the scroll has ended.
    private static let length = 0.15

    init(in tree: ViewTree, ended: @escaping (_ distance: CGSize) -> Void) {
        self.tree = tree
        self.ended = ended
        end = tree.app.now + Self.length
        tree.animations.add(self)
        tree.whenDirty()
    }

    func add(_ delta: CGSize) {
        distance = CGSize(
            width: distance.width + delta.width, height: distance.height + delta.height)
        end = tree.app.now + Self.length
    }

    func cancel() {
        isCancelled = true
        tree.animations.remove(self)
    }

    func advance(to now: Double) -> Bool {
        if isCancelled { return false }
        if now < end { return true }
        ended(distance)
        return false
    }
}
