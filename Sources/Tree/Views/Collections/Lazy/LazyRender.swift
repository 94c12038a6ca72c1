import Foundation
import Geometry
import Layouts

/// The render node of a container that makes only the rows in its visible range, and one more on
/// either side.
///
/// The layout makes the visible rows; the prefetch pass makes those beside them after presenting.
/// When a row that is made differs from its estimated length, the scroll view is moved by the
/// difference, so that visible rows stay where they are on the screen.
class LazyRender: ContainerRender {
    let axis: Axis
    private(set) var segments: [LazySegment] = []
    /// The nodes to paint, back to front. Nodes with a removal transition are painted where they
    /// were and take no space; they come first unless z-indices order them otherwise.
    final var backToFront: [RenderNode] = []
    private var dataChanged = true
    private var isMakingRows = false
    /// Whether the next layout also makes rows beside the visible range.
    private var isPrefetching = false
    private var across: CGFloat?
    /// The headers and footers that stay visible while their section is.
    final var pinnedParts: PinnedParts = []
    private(set) var laidLength = 0.0
    /// The range around the visible one in which all rows are made.
    private(set) var completeRange = VisibleRange(start: 0, end: 0)

    /// Its path in the tree, for scroll anchors in saved sessions.
    private(set) lazy var pathText = owner.map { TreePath(of: $0).text } ?? ""

    init(along axis: Axis, owner: _ViewNode) {
        self.axis = axis
        super.init(owner: owner)
    }

    // MARK: What subclasses answer

    /// Takes over the elements; returns them, placeholders included, as segments in order.
    func take(_ elements: [Element]) -> [LazySegment] { [] }

    /// Visits the segments with their starts and lengths along the axis; returns the whole length.
    func lay(across: CGFloat, _ visit: (Int, _ start: Double, _ length: Double) -> Void) -> Double {
        0
    }

    /// The space between two rows of a loop.
    var rowSpacing: Double { 0 }
    /// The number of rows side by side.
    func rowsInLine(across: CGFloat) -> Int { 1 }
    /// The estimated length of a row before any was measured.
    var fallbackLength: Double { 32 }
    /// The space before a segment that belongs to its row.
    func lead(before segment: Int) -> Double { 0 }

    /// Places the items in their segments.
    func placeItems(across: CGFloat) {}

    // MARK: Elements

    override func elementsChanged() {
        if isMakingRows {
            elementsAreStale = true
            return
        }
        dataChanged = true
        super.elementsChanged()
    }

    final func refresh() {
        guard elementsAreStale else { return }
        segments = take(collectElements())
        if isMakingRows { invalidatePaint() }
    }

    /// For subclasses whose items are the elements themselves: the elements that take space, and
    /// the segments, placeholders included.
    final func sort(_ elements: [Element]) -> (items: [Element], segments: [LazySegment]) {
        var leaving: [RenderNode] = []
        var items: [Element] = []
        var segments: [LazySegment] = []
        for element in elements {
            element.render.traits = element.traits
            if element.render.isPlaceholder {
                let placeholder = unsafeDowncast(element.render, to: PlaceholderRows.self)
                segments.append(
                    LazySegment(placeholder: placeholder, position: element.rowPosition))
                continue
            }
            element.render.join(self)
            if element.render.isLeaving {
                leaving.append(element.render)
                continue
            }
            segments.append(
                LazySegment(
                    item: items.count, render: element.render, position: element.rowPosition))
            items.append(element)
        }
        let nodes = leaving + items.map(\.render)
        let hasDepths = nodes.contains { $0.traits[ZIndexTrait.self] != 0 }
        backToFront = inPaintingOrder(hasDepths ? nodes.byDepth : nodes)
        return (items, segments)
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        refresh()
        for node in backToFront { visit(node) }
    }

    /// Makes rows outside of a layout, for example for the keyboard.
    final func show(_ range: Range<Int>, of placeholder: PlaceholderRows) {
        placeholder.source?.show(range)
        refresh()
    }

    // MARK: Layout

    final func length(across: CGFloat) -> Double {
        refresh()
        showSample()
        return lay(across: across) { _, _, _ in }
    }

    /// Makes one row if there is none, to estimate the lengths of the others.
    final func showSample() {
        guard !segments.contains(where: { $0.item >= 0 }) else { return }
        guard let placeholder = segments.first?.placeholder else { return }
        makingRows {
            let first = placeholder.range.lowerBound
            placeholder.source?.show(first..<(first + 1))
            refresh()
        }
    }

    final func makingRows(_ work: () -> Void) {
        let outer = isMakingRows
        isMakingRows = true
        work()
        isMakingRows = outer
    }

    override func placeChildren() {
        let across = size[axis.other]
        refresh()
        if let old = self.across, old != across { forgetLengths() }
        self.across = across
        var anchor = dataChanged ? nil : firstVisibleAnchor(visibleRange())
        makingRows {
            anchor = makeVisibleRows(across, from: anchor)
            detachInvisibleRows(visibleRange().moved(by: anchor?.shift ?? 0))
            refresh()
        }
        let length = arrange(across)
        placeItems(across: across)
        placePinnedParts()
        dataChanged = false
        let shift = anchor.map { updated($0).shift } ?? 0
        completeRange = completePart(around: visibleRange().moved(by: shift))
        isPrefetching = false
        noteLengths()
        requestPrefetch(around: visibleRange().moved(by: shift))
        if abs(length - Double(size[axis])) > 0.01 { lengthChanged() }
        if abs(shift) > 0.01 { scrollAround?.shift(by: CGFloat(shift), along: axis) }
    }

    private func arrange(_ across: CGFloat) -> Double {
        var ranges: [(Int, Double, Double)] = []
        ranges.reserveCapacity(segments.count)
        let length = lay(across: across) { ranges.append(($0, $1, $2)) }
        for (index, start, length) in ranges {
            segments[index].start = start
            segments[index].length = length
        }
        laidLength = length
        return length
    }

    /// Makes and measures the visible rows until none is missing.
    private func makeVisibleRows(_ across: CGFloat, from known: VisibleAnchor?)
        -> VisibleAnchor?
    {
        var anchor = known
        _ = arrange(across)
        for _ in 0..<Self.roundLimit {
            let visible: VisibleRange
            if let current = anchor.map(updated) {
                anchor = current
                visible = self.visibleRange().moved(by: current.shift)
            } else {
                visible = self.visibleRange()
                anchor = firstVisibleAnchor(visible) ?? endAnchor(visible)
            }
            guard showMissing(visible, &anchor, across) else { break }
            refresh()
            // The lengths of the new rows change the estimates for placeholders.
            _ = arrange(across)
            noteLengths()
            _ = arrange(across)
        }
        return anchor
    }

    private static let roundLimit = 32

    /// Returns false where nothing was missing.
    private func showMissing(
        _ visible: VisibleRange, _ anchor: inout VisibleAnchor?, _ across: CGFloat
    ) -> Bool {
        var isMissing = false
        for segment in segments {
            guard let placeholder = segment.placeholder, let source = placeholder.source else {
                continue
            }
            let extents = source.extents
            let prefetchLength = isPrefetching ? margin(around: visible, source) : 0
            let wanted = visible.widened(by: prefetchLength - Self.tolerance)
            guard segment.meets(wanted) else { continue }
            // A placeholder begins at the start of its first row's line.
            let line = extents.rowsHaveParts ? 1 : rowsInLine(across: across)
            let whole = (placeholder.range.lowerBound / line * line)..<placeholder.range.upperBound
            var range = placeholder.range
            if visible.start.isFinite || visible.end.isFinite {
                func index(_ position: Double) -> Int {
                    let distance = (position - segment.start) * Double(line)
                    let index = extents.index(
                        at: distance, in: whole, spacing: rowSpacing, fallbackLength)
                    return min(index, whole.upperBound - 1) / line * line
                }
                let first = index(wanted.start)
                let last = index(wanted.end)
                range = (first..<max(first, last) + line).clamped(to: placeholder.range)
                // The length of the first row says how many fit.
                if !extents.knowsAny { range = range.lowerBound..<(range.lowerBound + 1) }
            }
            if anchor == nil {
                let before = whole.lowerBound..<range.lowerBound / line * line
                let start =
                    segment.start
                    + (extents.length(of: before, fallbackLength)
                        + rowSpacing * Double(before.count)) / Double(line)
                anchor = VisibleAnchor(
                    source: source, index: range.lowerBound, start: start)
            }
            source.show(range)
            isMissing = true
        }
        return isMissing
    }

    /// Makes the rows that have become visible, because a scroll view around has moved or grown.
    final func visibleRangeChanged() {
        guard !isMakingRows, self.across != nil else { return }
        placePinnedParts()
        let visible = visibleRange()
        if completeRange.contains(visible.widened(by: -Self.tolerance)) {
            requestPrefetch(around: visible)
        } else {
            invalidatePlacement()
        }
    }

    /// Rounding errors, in points: positions are sums of lengths.
    private static let tolerance = 0.01

    private func requestPrefetch(around visible: VisibleRange) {
        let isMissing = segments.contains { segment in
            guard segment.item < 0, let source = segment.placeholder?.source else {
                return false
            }
            return segment.meets(
                visible.widened(by: margin(around: visible, source) - Self.tolerance))
        }
        if isMissing { tree.rowPrefetch.add(self) }
    }

    /// Has the next layout make the rows beside the visible range.
    func prefetchRows() {
        isPrefetching = true
        invalidatePlacement()
    }
}
