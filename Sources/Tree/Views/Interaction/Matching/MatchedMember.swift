import Foundation
import Geometry
import Layouts

/// One view of a matched group: where it would stand by itself, and where it is shown.
@MainActor
final class MatchedMember {
    /// The render node of the modifier, whose frame is the view's own.
    private let handle: Handle<RenderNode>
    let depth: Int
    var effect: MatchedGeometryModifier
    /// The node whose frame it shows: its own where it is the source.
    var followed: Int?
    var motion: MatchedMotion?
    /// Where it was shown when its group was last settled, in the window's coordinates.
    private(set) var shownFrame = CGRect.zero
    private var isSettled = false
    /// Where it is shown instead of its own frame, in the coordinates of its render node.
    private var displaced: CGRect?

    init(_ slot: RenderNode, _ effect: MatchedGeometryModifier) {
        handle = slot.handle
        depth = slot.viewNode?.depth ?? 0
        self.effect = effect
    }

    var isNew: Bool { !isSettled }
    /// Nil once its view is removed.
    var slot: RenderNode? { handle.node }

    /// The frame in which this member is shown when its group has the geometry of a source.
    func frame(
        matching source: CGRect, anchoredAt sourceAnchor: UnitPoint, own: CGRect
    ) -> CGRect {
        let size = effect.properties.contains(.size) ? source.size : own.size
        let point =
            effect.properties.contains(.position)
            ? sourceAnchor.point(in: source) : effect.anchor.point(in: own)
        return CGRect(
            x: point.x - effect.anchor.x * size.width, y: point.y - effect.anchor.y * size.height,
            width: size.width, height: size.height)
    }

    /// Shows the view in a frame of the window; `isOwn` where that is where the layout put it.
    func show(_ frame: CGRect, isOwn: Bool, at position: MatchedPosition) {
        isSettled = true
        shownFrame = frame
        let slot = position.slot
        let new = isOwn || !frame.isFinite ? nil : position.local(frame)
        guard new != displaced else { return }
        displaced = new
        guard let child = slot.children.first else { return }
        let placement = placement(of: child, proposal: slot.proposal)
        child.place(at: placement.origin, proposal: placement.proposal)
    }

    func placement(
        of child: RenderNode, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        guard let displaced else { return (.zero, proposal) }
        let proposal =
            effect.properties.contains(.size) ? ProposedViewSize(displaced.size) : proposal
        let size = child.sizeThatFits(proposal)
        let point = effect.anchor.point(in: displaced)
        var origin = CGPoint(
            x: point.x - effect.anchor.x * size.width, y: point.y - effect.anchor.y * size.height)
        // Frames of the window count from the left, origins from the leading edge.
        if let slot, slot.isRightToLeft { origin.x = slot.size.width - origin.x - size.width }
        return (origin, proposal)
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }
}
