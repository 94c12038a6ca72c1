import Foundation
import Geometry

/// A layout of any kind, so that one container can change its kind and keep its subviews.
public struct AnyLayout: Layout {
    /// The wrapped layout's cache.
    public struct Cache {
        fileprivate var storage: AnyObject
    }

    private let wrapped: AnyWrappedLayout

    /// Creates a layout that hides the type of another one. An `AnyLayout` is not wrapped again.
    public init<L: Layout>(_ layout: L) {
        wrapped = (layout as? AnyLayout)?.wrapped ?? WrappedLayout(layout)
    }

    /// The properties of the wrapped layout, which the type cannot know.
    package var properties: LayoutProperties {
        wrapped.properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(storage: wrapped.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.storage = wrapped.updatedCache(cache.storage, subviews)
    }

    /// Returns the spacing that the wrapped layout prefers around itself.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        wrapped.spacing(subviews, cache.storage)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        wrapped.sizeThatFits(proposal, subviews, cache.storage)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        wrapped.placeSubviews(bounds, proposal, subviews, cache.storage)
    }

    /// Returns the position of a guide in the wrapped layout, or `nil` for the default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        wrapped.explicitAlignment(of: guide.key, bounds, proposal, subviews, cache.storage)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        wrapped.explicitAlignment(of: guide.key, bounds, proposal, subviews, cache.storage)
    }
}

/// The questions to a layout, with its cache behind a reference.
private protocol AnyWrappedLayout {
    typealias Subviews = LayoutSubviews

    var properties: LayoutProperties { get }
    func makeCache(_ subviews: Subviews) -> AnyObject
    func updatedCache(_ cache: AnyObject, _ subviews: Subviews) -> AnyObject
    func spacing(_ subviews: Subviews, _ cache: AnyObject) -> ViewSpacing
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: AnyObject
    ) -> CGSize
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: AnyObject)
    func explicitAlignment(
        of key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: AnyObject
    ) -> CGFloat?
}

/// A cache that lives as long as the kind of layout does not change.
private final class CacheReference<L: Layout> {
    /// Unchecked for the reason that `TypedLayoutBox` has.
    @exclusivity(unchecked) var value: L.Cache

    init(_ value: L.Cache) {
        self.value = value
    }
}

/// One kind of layout behind the questions.
private struct WrappedLayout<L: Layout>: AnyWrappedLayout {
    let layout: L

    init(_ layout: L) {
        self.layout = layout
    }

    var properties: LayoutProperties {
        L.layoutProperties
    }

    func makeCache(_ subviews: Subviews) -> AnyObject {
        CacheReference<L>(layout.makeCache(subviews: subviews))
    }

    func updatedCache(_ cache: AnyObject, _ subviews: Subviews) -> AnyObject {
        guard let reference = cache as? CacheReference<L> else { return makeCache(subviews) }
        layout.updateCache(&reference.value, subviews: subviews)
        return reference
    }

    func spacing(_ subviews: Subviews, _ cache: AnyObject) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &reference(cache).value)
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: AnyObject
    ) -> CGSize {
        layout.sizeThatFits(
            proposal: proposal, subviews: subviews, cache: &reference(cache).value)
    }

    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: AnyObject
    ) {
        layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews, cache: &reference(cache).value)
    }

    func explicitAlignment(
        of key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: AnyObject
    ) -> CGFloat? {
        if key.axis == .horizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal,
                subviews: subviews, cache: &reference(cache).value)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal,
            subviews: subviews, cache: &reference(cache).value)
    }

    private func reference(_ cache: AnyObject) -> CacheReference<L> {
        guard let reference = cache as? CacheReference<L> else {
            fatalError("AnyLayout changed to \(L.self), but its cache was not updated")
        }
        return reference
    }
}
