import Foundation
import Geometry

/// Scrolls by the clicks of a wheel over some frames: each slows down until it has gone all of its
/// way. Clicks while others run are added to them.
@MainActor
final class WheelEasing: RunningAnimation {
    static let subject = "scrolling"
    private struct Click {
        let begin: Double
        let delta: CGSize
    }

    private unowned let tree: ViewTree
    private var clicks: [Click] = []
    private var point = CGPoint.zero
    private var scroll: (_ step: CGSize, CGPoint) -> Void = { _, _ in }
    /// The part of the clicks that has been scrolled already.
    private var given = CGSize.zero

    /// Seconds that a click takes.
    private static let length = 0.14

    init(in tree: ViewTree) { self.tree = tree }

    static func of(_ tree: ViewTree) -> WheelEasing { tree.feature { WheelEasing(in: tree) } }

    /// Adds a click, of which `scroll` gets a part in each frame.
    func add(
        _ delta: CGSize, at point: CGPoint, scroll: @escaping (_ step: CGSize, CGPoint) -> Void
    ) {
        self.scroll = scroll
        // What moves the other way, or elsewhere, ends what is left at once.
        let isOpposite = clicks.contains {
            $0.delta.width * delta.width < 0 || $0.delta.height * delta.height < 0
        }
        if isOpposite || hypot(point.x - self.point.x, point.y - self.point.y) > Self.reach {
            clicks = []
            given = .zero
        }
        if clicks.isEmpty { tree.animations.add(self) }
        self.point = point
        clicks.append(Click(begin: tree.app.now, delta: delta))
        tree.whenDirty()
    }

    /// Points by which the pointer may move between two clicks.
    private static let reach: CGFloat = 24

    func advance(to now: Double) -> Bool {
        guard !clicks.isEmpty else { return false }
        var (wanted, total) = (CGSize.zero, CGSize.zero)
        var isFinished = true
        for click in clicks {
            let time = min(max((now - click.begin) / Self.length, 0), 1)
            let part = 1 - pow(1 - time, 3)
            isFinished = isFinished && time == 1
            wanted.width += click.delta.width * part
            wanted.height += click.delta.height * part
            total.width += click.delta.width
            total.height += click.delta.height
        }
        // Whole pixels on the way, and all of it in the end.
        let scale = tree.scale
        if isFinished {
            wanted = total
        } else {
            wanted.width = (wanted.width * scale).rounded() / scale
            wanted.height = (wanted.height * scale).rounded() / scale
        }
        let step = CGSize(width: wanted.width - given.width, height: wanted.height - given.height)
        given = wanted
        if isFinished {
            clicks = []
            given = .zero
        }
        if step != .zero { scroll(step, point) }
        return !isFinished
    }
}
