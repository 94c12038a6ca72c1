import Foundation
import Geometry

/// What `HStackLayout` and `VStackLayout` have in common: all of `Layout`. Each of them adds an
/// axis and an alignment.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
    var _engine: _StackEngine { get }
}

extension _StackLayout {
    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        var cache = _StackLayoutCache()
        _engine.update(&cache, subviews)
        return cache
    }

    public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
        _engine.update(&cache, subviews)
    }

    /// Returns the spacing of the outermost subviews at the ends of the stack, and the largest one
    /// at its sides.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        _engine.spacingAround(subviews, &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        _engine.measure(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout _StackLayoutCache
    ) {
        _engine.place(in: bounds, proposal, subviews, &cache)
    }

    /// Returns the merged position of a guide in the subviews that set it, or `nil` if none does.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGFloat? {
        _engine.explicitAlignment(of: guide.key, in: bounds.size, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGFloat? {
        _engine.explicitAlignment(of: guide.key, in: bounds.size, proposal, subviews, &cache)
    }
}
