import Foundation
import Geometry

/// Subviews beside each other, from the leading edge on.
public struct HStackLayout: Layout, GuidesOfSubviewsOnly, KnowsResizedSubviews {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache

    public var alignment: VerticalAlignment

    /// Between neighbours; nil leaves it to them.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        engine.update(&cache, subviews)
        return cache
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        engine.update(&cache, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        engine.spacingAround(subviews, &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        engine.measure(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        engine.place(in: bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        engine.explicitAlignment(of: guide.key, in: bounds.size, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        engine.explicitAlignment(of: guide.key, in: bounds.size, proposal, subviews, &cache)
    }

    private var engine: StackEngine {
        StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}
