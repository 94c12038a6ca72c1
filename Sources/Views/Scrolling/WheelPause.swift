import Foundation
import Geometry

/// Waits for the end of a scroll by wheel, which has no event of its own.
final class WheelPause: RunningAnimation {
    private weak var scrollView: ScrollRender?
    private let tree: ViewTree
    private var end: Double
    /// The sum of what was scrolled, in points.
    private(set) var distance = CGSize.zero

    /// Seconds without an event after which the scroll has ended.
    private static let length = 0.15

    init(of scrollView: ScrollRender) {
        self.scrollView = scrollView
        tree = scrollView.tree
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
        tree.animations.remove(self)
        scrollView?.wheelPause = nil
    }

    func advance(to now: Double) -> Bool {
        guard let scrollView, scrollView.wheelPause === self else { return false }
        if now < end { return true }
        scrollView.wheelPause = nil
        scrollView.wheelEnded(after: distance)
        return false
    }
}
