import Foundation
import Geometry

/// The box of one kind of layout.
package final class TypedLayoutBox<L: Layout>: LayoutBox {
    /// Setting it invalidates.
    @exclusivity(unchecked) package var layout: L {
        didSet { invalidate() }
    }

    private var subviews: LayoutSubviews
    /// Apart from the box: an optional cache in it would be copied to see whether there is one, and
    /// each access be looked up among all open ones, who are as many as the tree is deep.
    private var cache: UnsafeMutablePointer<L.Cache>?
    private var isStale = false
    private var knownSpacing: ViewSpacing?
    private var knownKeys: AlignmentKeySet?
    /// Elements that came since the keys were found out.
    private var unaskedElements: [any LayoutElement] = []
    private var knownGuides: [KnownGuide] = []
    private let buffer = PlacementBuffer()

    private static var knownGuidesCapacity: Int { 4 }

    package init(
        _ layout: L, elements: [any LayoutElement] = [],
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.layout = layout
        subviews = LayoutSubviews(elements, placedIn: buffer, layoutDirection: layoutDirection)
    }

    deinit {
        cache?.deinitialize(count: 1)
        cache?.deallocate()
    }

    package func setElements(
        _ elements: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight
    ) {
        subviews = LayoutSubviews(elements, placedIn: buffer, layoutDirection: layoutDirection)
        invalidate()
    }

    /// Replaces the elements at some indices. What is cached about all others stays valid.
    package func replaceElements(at places: Range<Int>, with elements: [any LayoutElement]) {
        subviews.replace(places, with: elements, placedIn: buffer)
        guard !subviews.isEmpty, !isStale, cache != nil, layout is any KnowsResizedSubviews else {
            return invalidate()
        }
        buffer.replace(SubviewReplacement(old: places, count: elements.count))
        knownSpacing = nil
        knownGuides.removeAll(keepingCapacity: true)
        if knownKeys != nil { unaskedElements += elements }
    }

    /// Called instead if only the sizes of some subviews may differ.
    package func subviewsResized(at places: [Int], along axes: Axis.Set) {
        guard !isStale, cache != nil, layout is any KnowsResizedSubviews else {
            return invalidate()
        }
        buffer.resized += places
        buffer.resizedAxes.formUnion(axes)
        knownGuides.removeAll(keepingCapacity: true)
    }

    package func invalidate() {
        isStale = true
        buffer.forgetChanges()
        knownSpacing = nil
        knownKeys = nil
        unaskedElements = []
        knownGuides.removeAll(keepingCapacity: true)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let cache = preparedCache()
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.pointee)
    }

    package func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
        let cache = preparedCache()
        let bounds = CGRect(origin: .zero, size: size)
        buffer.reset(count: subviews.count)
        layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
        subviews.placeTheRest(of: buffer, in: bounds, proposal: proposal)
        return buffer.placements
    }

    package func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard !explicitAlignmentKeys.isDisjoint(with: AlignmentKeySet(key)) else { return nil }
        for known in knownGuides
        where known.key == key && known.size == size && known.proposal == proposal {
            return known.value
        }
        let value = computedAlignment(of: key, in: size, proposal: proposal)
        if knownGuides.count == Self.knownGuidesCapacity {
            knownGuides.removeFirst()
        }
        knownGuides.append(KnownGuide(key: key, size: size, proposal: proposal, value: value))
        return value
    }

    private func computedAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let cache = preparedCache()
        let bounds = CGRect(origin: .zero, size: size)
        if key.axis == .horizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal,
                subviews: subviews, cache: &cache.pointee)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal,
            subviews: subviews, cache: &cache.pointee)
    }

    package var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let cache = preparedCache()
        let spacing = layout.spacing(subviews: subviews, cache: &cache.pointee)
        knownSpacing = spacing
        return spacing
    }

    package var properties: LayoutProperties {
        (layout as? AnyLayout)?.properties ?? L.layoutProperties
    }

    package var explicitAlignmentKeys: AlignmentKeySet {
        if let knownKeys {
            guard !unaskedElements.isEmpty else { return knownKeys }
            // Those of subviews that have gone may be among them: a guide that no subview sets any
            // more is looked for once too often.
            let keys = unaskedElements.reduce(into: knownKeys) {
                $0.formUnion($1.explicitAlignmentKeys)
            }
            unaskedElements = []
            self.knownKeys = keys
            return keys
        }
        unaskedElements = []
        let keys: AlignmentKeySet =
            layout is any GuidesOfSubviewsOnly
            ? subviews.reduce(into: .none) { $0.formUnion($1.element.explicitAlignmentKeys) } : .all
        knownKeys = keys
        return keys
    }

    /// The cache, brought up to date.
    private func preparedCache() -> UnsafeMutablePointer<L.Cache> {
        if let cache {
            if isStale {
                isStale = false
                layout.updateCache(&cache.pointee, subviews: subviews)
            }
            return cache
        }
        let new = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        new.initialize(to: layout.makeCache(subviews: subviews))
        cache = new
        isStale = false
        return new
    }
}

/// A cached position of a guide, because nested stacks ask for it repeatedly.
private struct KnownGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
}
