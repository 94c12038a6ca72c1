import Foundation
import Geometry

/// What a stack caches about its subviews, and its scratch memory.
public struct _StackLayoutCache {
    var division = LengthDivision()
    var children: [StackChild] = []
    var totalDistance: CGFloat = 0
    /// Whether the subviews have changed since the division and the sum of the distances.
    var hasOtherSubviews = true
    /// The last proposal, and the stack's size for it; no size if subviews were replaced since.
    var measured: (proposal: ProposedViewSize, size: CGSize?)?
}

/// A subview of a stack: the distance before it, and its position after the last measuring.
struct StackChild {
    /// What it prefers.
    var spacing = ViewSpacing()
    var priority = 0.0
    var distance: CGFloat = 0
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    /// From the stack's top leading corner.
    var origin = CGPoint.zero
    /// The position of the stack's alignment guide, if the subview sets it.
    var explicitGuide: CGFloat?
    /// The distance across the axis from the subview's start to the guide.
    var before: CGFloat = 0

    /// The position of a guide that the subview sets.
    func guide(_ key: AlignmentKey, of element: any LayoutElement) -> CGFloat? {
        guard !element.explicitAlignmentKeys.isDisjoint(with: AlignmentKeySet(key)) else {
            return nil
        }
        return element.explicitAlignment(of: key, in: size, proposal: proposal)
    }

    /// The default position of a guide, which may depend on guides that the subview sets.
    func defaultGuide(_ key: AlignmentKey, of element: any LayoutElement) -> CGFloat {
        key.defaultValue(in: ViewDimensions(size: size, proposal: proposal, guides: element))
    }
}

/// The algorithm of horizontal and vertical stacks, written for an axis.
public struct _StackEngine {
    let axis: Axis
    /// The guide across the axis at which the subviews are aligned.
    let alignment: AlignmentKey
    /// The distance between neighbours; nil for the one that they prefer.
    let spacing: CGFloat?

    func update(_ cache: inout _StackLayoutCache, _ subviews: LayoutSubviews) {
        cache.children.removeAll(keepingCapacity: true)
        cache.children.reserveCapacity(subviews.count)
        cache.measured = nil
        cache.hasOtherSubviews = true
        for index in subviews.indices {
            let element = subviews.element(at: index)
            let position = cache.children.count
            cache.children.append(
                StackChild(spacing: element.spacing, priority: element.layoutPriority))
            cache.children[position].distance = distance(before: position, cache)
        }
    }

    private func distance(before index: Int, _ cache: _StackLayoutCache) -> CGFloat {
        guard index > 0 else { return 0 }
        return spacing
            ?? cache.children[index - 1].spacing
            .distance(to: cache.children[index].spacing, along: axis)
    }

    /// Updates the cache for the subviews that were replaced since the last time. If no length is
    /// divided, what is known about the others stays valid.
    private func applyReplacements(_ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache) {
        guard subviews.hasReplacements else { return }
        let replacements = subviews.takeReplacements()
        var news: [Range<Int>] = []
        for replacement in replacements {
            let (old, count) = (replacement.old, replacement.count)
            cache.children.replaceSubrange(old, with: repeatElement(StackChild(), count: count))
            // The subview after them has another neighbour.
            let touched = replacement.new.lowerBound..<replacement.new.upperBound + 1
            news = replacement.indices(of: news) + [touched]
        }
        let touched = news.joined().filter { $0 < cache.children.count }
        let proposal = cache.measured.flatMap { $0.proposal[axis] == nil ? $0.proposal : nil }
        cache.measured = proposal.map { ($0, nil) }
        for index in touched {
            let element = subviews.element(at: subviews.startIndex + index)
            cache.children[index].spacing = element.spacing
            cache.children[index].priority = element.layoutPriority
            if let proposal { cache.children[index].proposal = proposal }
        }
        for index in touched { cache.children[index].distance = distance(before: index, cache) }
        cache.hasOtherSubviews = true
    }

    private func prepareDivision(_ cache: inout _StackLayoutCache) {
        guard cache.hasOtherSubviews else { return }
        cache.hasOtherSubviews = false
        cache.totalDistance = cache.children.reduce(0) { $0 + $1.distance }
        cache.division.reset(priorities: cache.children.lazy.map(\.priority))
    }

    /// Sizes and aligns the subviews, and returns the stack's size.
    ///
    /// The functions that recurse into subviews are small and separate from those that compute,
    /// because in a deep tree their frames fill the call stack.
    func measure(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        applyReplacements(subviews, &cache)
        if let known = cache.measured, known.proposal == proposal {
            if !subviews.hasResized, let size = known.size { return size }
            // If no length is divided, or all lengths are the same as then, only the resized
            // subviews need measuring.
            if proposal[axis] == nil || !subviews.resizedAxes.contains(Axis.Set(axis)) {
                return measureAgain(proposal, subviews, &cache)
            }
        }
        _ = subviews.takeResized()
        if let length = proposal[axis] {
            prepareDivision(&cache)
            divide(length - cache.totalDistance, proposal, subviews, &cache)
        }
        propose(proposal, &cache)
        size(subviews, &cache)
        for index in cache.children.indices { findGuide(of: index, subviews, &cache) }
        return lineUp(proposal, &cache)
    }

    /// Measures those that have been resized since the last time, which was for this proposal.
    private func measureAgain(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) -> CGSize {
        for index in subviews.takeResized() {
            cache.children[index].size = subviews.element(at: subviews.startIndex + index)
                .sizeThatFits(cache.children[index].proposal)
            findGuide(of: index, subviews, &cache)
        }
        return lineUp(proposal, &cache)
    }

    private func divide(
        _ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) {
        let start = subviews.startIndex
        cache.division.divide(
            length,
            flexibility: {
                subviews.element(at: start + $0).flexibility(along: axis, in: proposal)
            },
            measure: { index, offer in
                subviews.element(at: start + index)
                    .sizeThatFits(proposal.with(offer, along: axis))[axis]
            })
    }

    private func propose(_ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache) {
        guard proposal[axis] != nil else {
            for index in cache.children.indices { cache.children[index].proposal = proposal }
            return
        }
        let division = cache.division
        division.forEachOffer { index, offer in
            cache.children[index].proposal = proposal.with(offer, along: axis)
        }
    }

    private func size(_ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache) {
        var index = 0
        while index < cache.children.count {
            cache.children[index].size = subviews.element(at: subviews.startIndex + index)
                .sizeThatFits(cache.children[index].proposal)
            index += 1
        }
    }

    private func findGuide(
        of index: Int, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) {
        let child = cache.children[index]
        let element = subviews.element(at: subviews.startIndex + index)
        let explicitGuide = child.guide(alignment, of: element)
        cache.children[index].explicitGuide = explicitGuide
        // What is endless has no middle; it starts where the others may.
        cache.children[index].before =
            child.size[axis.other].isFinite
            ? explicitGuide ?? child.defaultGuide(alignment, of: element) : 0
    }

    private func lineUp(
        _ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
    ) -> CGSize {
        var length: CGFloat = 0
        var farthestBefore = -CGFloat.infinity
        var farthestAfter = -CGFloat.infinity
        for child in cache.children {
            farthestBefore = max(farthestBefore, child.before)
            farthestAfter = max(farthestAfter, child.size[axis.other] - child.before)
        }
        for index in cache.children.indices {
            length += cache.children[index].distance
            cache.children[index].origin[axis] = length
            cache.children[index].origin[axis.other] =
                farthestBefore - cache.children[index].before
            length += cache.children[index].size[axis]
        }
        var size = CGSize.zero
        size[axis] = length
        size[axis.other] = farthestAfter + farthestBefore
        cache.measured = (proposal, size)
        return size
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) {
        _ = measure(proposalWhenPlacing(proposal, bounds.size), subviews, &cache)
        let children = cache.children
        subviews.placeAll { index in
            let child = children[index]
            let origin = CGPoint(
                x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y)
            return Placement(origin: origin, size: child.size, proposal: child.proposal)
        }
    }

    /// The room around the stack: its outermost subviews' along the axis, anyone's across it.
    func spacingAround(
        _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        applyReplacements(subviews, &cache)
        guard let first = cache.children.first, let last = cache.children.last else { return .zero }
        let before: Edge.Set = axis == .horizontal ? .leading : .top
        let after: Edge.Set = axis == .horizontal ? .trailing : .bottom
        var result = ViewSpacing.zero
        result.formUnion(first.spacing, edges: before)
        result.formUnion(last.spacing, edges: after)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for child in cache.children {
            result.formUnion(child.spacing, edges: across)
        }
        return result
    }

    func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) -> CGFloat? {
        _ = measure(proposalWhenPlacing(proposal, size), subviews, &cache)
        var result: CGFloat?
        var count = 0
        for (subview, child) in zip(subviews, cache.children) {
            let guide =
                key == alignment ? child.explicitGuide : child.guide(key, of: subview.element)
            guard let guide else { continue }
            key.combineExplicit(
                childValue: guide + child.origin[key.axis], count, into: &result)
            count += 1
        }
        return result
    }

    /// A stack that was free to choose its size across the axis offers that size to all subviews,
    /// so that a divider is as long as the text beside it.
    private func proposalWhenPlacing(
        _ proposal: ProposedViewSize, _ size: CGSize
    ) -> ProposedViewSize {
        guard proposal[axis.other] == nil else { return proposal }
        return proposal.with(size[axis.other], along: axis.other)
    }
}
