import Foundation
import Geometry

/// Decides the size of a container and the positions of its subviews.
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

    /// The distance of the guide from the leading edge of the bounds, or nil for the default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The distance of the guide from the top of the bounds, or nil for the default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// The properties of a layout that is not a stack.
    public static var layoutProperties: LayoutProperties {
        LayoutProperties()
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The largest preference of the subviews on each side.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// Returns the merged position of a guide in the subviews that set it, or `nil` if none does.
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

    /// The merged guides that the subviews set, at the subviews' positions.
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
            subviews.placeTheRest(of: buffer, in: bounds, proposal: proposal)
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

/// What a kind of layout says about itself before any subview is known.
public struct LayoutProperties: Sendable {
    /// The way the layout stacks its subviews: along it spacers grow and dividers lie across it.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that is not a stack.
    public init() {
        stackOrientation = nil
    }
}
