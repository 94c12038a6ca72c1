import Foundation

/// The containers of a window that have unpainted children far beside what is shown.
@MainActor
final class DeferredPaint {
    private var containers = WeakList<PaintedRuns>()

    func add(_ runs: PaintedRuns) { containers.add(runs) }

    /// Has those painted again of which more may be shown than is painted, whatever has moved them.
    func paintWhatIsNear() {
        for runs in containers.all() { runs.paintIfNear() }
    }
}

extension ViewTree {
    /// Notes a container with unpainted children.
    func noteDeferredPaint(_ runs: PaintedRuns) { feature { DeferredPaint() }.add(runs) }
}

extension RenderNode {
    /// The part of its own coordinates that what is around shows, as far as scroll views cut it off:
    /// `.null` if they show nothing of it, nil if they may show everything.
    final var unclippedPart: CGRect? {
        var part: CGRect?
        var offset = CGPoint.zero
        var node = self
        // A transform, a transition and a drawing may show any part of what is inside.
        while node.presence == nil, let parent = node.parent, parent.childTransform == nil,
            parent.showsChildrenInPlace
        {
            let place = node.shownOrigin
            offset = CGPoint(x: offset.x + place.x, y: offset.y + place.y)
            if let clip = parent.clip {
                let shown = clip.offsetBy(dx: -offset.x, dy: -offset.y)
                part = part?.intersection(shown) ?? shown
            }
            node = parent
        }
        return part
    }
}
