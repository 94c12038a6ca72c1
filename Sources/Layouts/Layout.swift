import Foundation
import Geometry

/// A rule that decides how big a container is and where its subviews stand.
public protocol Layout: Animatable {
    /// What is worth keeping between two questions about the same subviews.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    /// Called when the layout or its subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The guide's place from the leading edge of the bounds, or nil for the default one.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The guide's place from the top of the bounds, or nil for the default one.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties {
        LayoutProperties()
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// On every side the largest wish of the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, bounds, proposal, subviews, &cache)
    }

    /// The guides that the subviews set, merged where the subviews stand.
    private func mergedAlignment(
        of key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        let wanted = AlignmentKeySet(key)
        guard
            let buffer = subviews.first?.buffer,
            subviews.contains(where: { !$0.element.explicitAlignmentKeys.isDisjoint(with: wanted) })
        else { return nil }
        let placements = buffer.recording(count: subviews.endIndex) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            buffer.placeTheRest(of: subviews, in: bounds, proposal: proposal)
        }
        return key.combineExplicit(
            subviews.map { subview in
                let placement = placements[subview.position]
                let dimensions = ViewDimensions(
                    size: placement.size, proposal: placement.proposal, guides: subview.element)
                return dimensions[explicit: key].map {
                    $0 + placement.origin[key.axis] - bounds.origin[key.axis]
                }
            })
    }
}
