import Foundation
import Geometry

/// What a stack remembers of its subviews, and its scratch paper.
public struct _StackLayoutCache {
    var division = LengthDivision()
    var children: [StackChild] = []
    var priorities: [Double] = []
    var totalDistance: CGFloat = 0
    /// What the subviews were last measured for, and the stack's size then.
    var measured: (proposal: ProposedViewSize, size: CGSize)?
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
struct StackEngine {
    let axis: Axis
    /// The guide across the axis at which the subviews are lined up.
    let alignment: AlignmentKey
    /// Between all neighbours; nil leaves it to them.
    let spacing: CGFloat?

    func update(_ cache: inout _StackLayoutCache, _ subviews: LayoutSubviews) {
        cache.children.removeAll(keepingCapacity: true)
        cache.priorities.removeAll(keepingCapacity: true)
        cache.totalDistance = 0
        cache.measured = nil
        var previous: ViewSpacing?
        for index in subviews.indices {
            let element = subviews.element(at: index)
            let wishes = element.spacing
            let distance = previous.map { spacing ?? $0.distance(to: wishes, along: axis) } ?? 0
            cache.children.append(StackChild(distance: distance))
            cache.priorities.append(element.layoutPriority)
            cache.totalDistance += distance
            previous = wishes
        }
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
        if let known = cache.measured, known.proposal == proposal {
            if !subviews.hasResized { return known.size }
            // Where nothing is divided among them, or all take the lengths they took when it was,
            // the others are what they were.
            if proposal[axis] == nil || !subviews.resizedAxes.contains(Axis.Set(axis)) {
                return measureAgain(proposal, subviews, &cache)
            }
        }
        _ = subviews.takeResized()
        if let length = proposal[axis] {
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
        for index in cache.children.indices {
            let child = cache.children[index]
            let origin = CGPoint(
                x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y)
            subviews.place(
                at: subviews.startIndex + index,
                Placement(origin: origin, size: child.size, proposal: child.proposal))
        }
    }

    /// The room around the stack: its outermost subviews' along the axis, anyone's across it.
    func spacingAround(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let before: Edge.Set = axis == .horizontal ? .leading : .top
        let after: Edge.Set = axis == .horizontal ? .trailing : .bottom
        var result = ViewSpacing.zero
        result.formUnion(first.spacing, edges: before)
        result.formUnion(last.spacing, edges: after)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for subview in subviews {
            result.formUnion(subview.spacing, edges: across)
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
