import Foundation
import Geometry

/// The box of one kind of layout.
package final class TypedLayoutBox<L: Layout>: LayoutBox {
    /// Setting it invalidates.
    @exclusivity(unchecked) package var layout: L {
        didSet { invalidate() }
    }

    private var subviews: LayoutSubviews
    /// Unchecked, because a check walks the list of open accesses, which is as long as the tree is
    /// deep; nobody else can reach it.
    @exclusivity(unchecked) private var cache: L.Cache?
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

    package func setElements(
        _ elements: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight
    ) {
        subviews = LayoutSubviews(elements, placedIn: buffer, layoutDirection: layoutDirection)
        invalidate()
    }

    /// Puts other elements into the places of some; what is known of all others still holds.
    package func exchangeElements(at places: Range<Int>, with elements: [any LayoutElement]) {
        subviews.exchange(places, with: elements, placedIn: buffer)
        guard !subviews.isEmpty, !isStale, cache != nil, layout is any KnowsResizedSubviews else {
            return invalidate()
        }
        buffer.exchange(SubviewExchange(old: places, count: elements.count))
        knownSpacing = nil
        knownGuides.removeAll(keepingCapacity: true)
        if knownKeys != nil { unaskedElements += elements }
    }

    /// To be called instead where only sizes of some subviews may differ.
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
        prepareCache()
        // The cache was made by the line before.
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    package func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
        prepareCache()
        let bounds = CGRect(origin: .zero, size: size)
        buffer.reset(count: subviews.count)
        // The cache was made by the first line.
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        buffer.placeTheRest(of: subviews, in: bounds, proposal: proposal)
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
        prepareCache()
        let bounds = CGRect(origin: .zero, size: size)
        // The cache was made two lines above.
        if key.axis == .horizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal,
                subviews: subviews, cache: &cache!)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal,
            subviews: subviews, cache: &cache!)
    }

    package var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        prepareCache()
        // The cache was made by the line before.
        let spacing = layout.spacing(subviews: subviews, cache: &cache!)
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
            ? subviews.reduce(into: []) { $0.formUnion($1.element.explicitAlignmentKeys) } : .all
        knownKeys = keys
        return keys
    }

    private func prepareCache() {
        guard cache != nil else {
            cache = layout.makeCache(subviews: subviews)
            isStale = false
            return
        }
        guard isStale else { return }
        isStale = false
        layout.updateCache(&cache!, subviews: subviews)  // Not nil: asked at the top.
    }
}

/// An answer about a guide, kept because stacks of stacks ask again and again.
private struct KnownGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
}
