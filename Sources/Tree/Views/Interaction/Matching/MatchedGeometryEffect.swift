import Drawing
import Foundation
import Geometry
import Layouts

/// Names a group of views that share geometry.
struct MatchedGeometryKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A modifier that gives a view the geometry of its group's source. In the layout the view keeps
/// its own size and position; only what is inside is placed elsewhere.
struct MatchedGeometryModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        guard let slot = child.parent else { return (.zero, proposal) }
        let member = slot.tree.matchedGeometry.member(in: slot, as: self)
        return member.placement(of: child, proposal: proposal)
    }

    func alignment(
        of key: AlignmentKey, child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { child.dimensions(in: proposal)[explicit: key] }

    func change(from old: MatchedGeometryModifier) -> RenderChange {
        key == old.key && properties == old.properties && anchor == old.anchor
            && isSource == old.isSource ? .none : .layout
    }
}

extension View {
    /// Makes the view one of a group that shares geometry. The group's source keeps its own frame,
    /// and the others are shown in that frame. Where one source is removed and another inserted in
    /// one animated update, both move from the frame of the first to that of the second.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
                properties: properties, anchor: anchor, isSource: isSource))
    }
}
