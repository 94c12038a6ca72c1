import Foundation
import Geometry

/// What a stack remembers of its subviews, and its scratch paper.
public struct _StackLayoutCache {
    var division = LengthDivision()
    var children: [StackChild] = []
    /// The room that each subview would like around itself.
    var wishes: [ViewSpacing] = []
    var priorities: [Double] = []
    var totalDistance: CGFloat = 0
    /// Whether the division and the sum of the distances are those of other subviews.
    var hasOtherSubviews = true
    /// What the subviews were last measured for, and the stack's size then; no size where some
    /// have come or gone since.
    var measured: (proposal: ProposedViewSize, size: CGSize?)?
}

/// A subview of a stack: the room before it, and where the last measuring put it.
struct StackChild {
    var distance: CGFloat
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    /// From the stack's upper leading corner.
    var origin = CGPoint.zero
    /// Where the subview itself puts the guide at which the stack lines up, if it does.
    var explicitGuide: CGFloat?
    /// How far before the guide it begins, across the axis.
    var before: CGFloat = 0

    /// Where the subview itself puts a guide.
    func guide(_ key: AlignmentKey, of element: any LayoutElement) -> CGFloat? {
        guard !element.explicitAlignmentKeys.isDisjoint(with: AlignmentKeySet(key)) else {
            return nil
        }
        return element.explicitAlignment(of: key, in: size, proposal: proposal)
    }

    /// Where a guide lies that the subview leaves alone; it may follow one that it sets.
    func defaultGuide(_ key: AlignmentKey, of element: any LayoutElement) -> CGFloat {
        key.defaultValue(in: ViewDimensions(size: size, proposal: proposal, guides: element))
    }
}

/// The algorithm of horizontal and vertical stacks, written for an axis.
public struct _StackEngine {
    let axis: Axis
    /// The guide across the axis at which the subviews are lined up.
    let alignment: AlignmentKey
    /// Between all neighbours; nil leaves it to them.
    let spacing: CGFloat?

    func update(_ cache: inout _StackLayoutCache, _ subviews: LayoutSubviews) {
        cache.children.removeAll(keepingCapacity: true)
        cache.wishes.removeAll(keepingCapacity: true)
        cache.priorities.removeAll(keepingCapacity: true)
        cache.measured = nil
        cache.hasOtherSubviews = true
        for index in subviews.indices {
            let element = subviews.element(at: index)
            cache.wishes.append(element.spacing)
            cache.priorities.append(element.layoutPriority)
            let position = cache.children.count
            cache.children.append(StackChild(distance: distance(before: position, cache)))
        }
    }

    private func distance(before index: Int, _ cache: _StackLayoutCache) -> CGFloat {
        guard index > 0 else { return 0 }
        return spacing ?? cache.wishes[index - 1].distance(to: cache.wishes[index], along: axis)
    }

    /// Takes in the subviews that came since the last time. Where nothing is divided, those that
    /// were there keep what was found out about them.
    private func followExchanges(_ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache) {
        guard subviews.hasExchanges else { return }
        let exchanges = subviews.takeExchanges()
        var news: [Range<Int>] = []
        for exchange in exchanges {
            let (old, count) = (exchange.old, exchange.count)
            cache.children.replaceSubrange(
                old, with: repeatElement(StackChild(distance: 0), count: count))
            cache.wishes.replaceSubrange(old, with: repeatElement(ViewSpacing(), count: count))
            cache.priorities.replaceSubrange(old, with: repeatElement(0, count: count))
            // The one behind them has another neighbour.
            let touched = exchange.new.lowerBound..<exchange.new.upperBound + 1
            news = exchange.places(of: news) + [touched]
        }
        let touched = news.joined().filter { $0 < cache.children.count }
        let proposal = cache.measured.flatMap { $0.proposal[axis] == nil ? $0.proposal : nil }
        cache.measured = proposal.map { ($0, nil) }
        for index in touched {
            let element = subviews.element(at: subviews.startIndex + index)
            cache.wishes[index] = element.spacing
            cache.priorities[index] = element.layoutPriority
            if let proposal { cache.children[index].proposal = proposal }
        }
        for index in touched { cache.children[index].distance = distance(before: index, cache) }
        cache.hasOtherSubviews = true
    }

    private func prepareDivision(_ cache: inout _StackLayoutCache) {
        guard cache.hasOtherSubviews else { return }
        cache.hasOtherSubviews = false
        cache.totalDistance = cache.children.reduce(0) { $0 + $1.distance }
        cache.division.reset(priorities: cache.priorities)
    }

    /// Sizes the subviews, lines them up, and returns the stack's size.
    ///
    /// What recurses into subviews is kept small and apart from what computes: in a deep tree the
    /// frames of these functions are what fills the call stack.
    func measure(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        followExchanges(subviews, &cache)
        if let known = cache.measured, known.proposal == proposal {
            if !subviews.hasResized, let size = known.size { return size }
            // Where nothing is divided among them, or all take the lengths they took when it was,
            // the others are what they were.
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
        for index in cache.children.indices {
            let offer = proposal[axis] == nil ? nil : cache.division.offers[index]
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
        followExchanges(subviews, &cache)
        guard let first = cache.wishes.first, let last = cache.wishes.last else { return .zero }
        let before: Edge.Set = axis == .horizontal ? .leading : .top
        let after: Edge.Set = axis == .horizontal ? .trailing : .bottom
        var result = ViewSpacing.zero
        result.formUnion(first, edges: before)
        result.formUnion(last, edges: after)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for wishes in cache.wishes {
            result.formUnion(wishes, edges: across)
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
