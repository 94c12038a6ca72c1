import Foundation
import Geometry
import Layouts

/// The render node of a container that makes only those rows that can be seen in the scroll views
/// around it, and one more on either side.
///
/// Rows in sight are made in the layout, once it is known where they are; those out of sight when
/// the frame is out, so that the next step finds them made. What a gap was taken to
/// measure is corrected as its rows are made, and the scroll view is moved by as much, so that
/// what can be seen stays where it is.
class LazyRender: ContainerRender {
    let axis: Axis
    private(set) var stretches: [RowStretch] = []
    /// What is shown, as subclasses take it. What is leaving is painted where it was and takes no
    /// room any more; it comes first unless depths say otherwise.
    final var backToFront: [RenderNode] = []
    private var dataChanged = true
    private var isRealizing = false
    /// Whether the next layout also makes rows that can not be seen yet.
    private var makesAhead = false
    private var across: CGFloat?
    private(set) var laidLength = 0.0
    /// The part round what can be seen in which nothing is missing.
    private(set) var filled = Sight(low: 0, high: 0)

    /// Where it stands, for places in it that are saved.
    private(set) lazy var pathText = MainActor.assumeIsolated {
        owner.map { TreePath(of: $0).text } ?? ""
    }

    init(along axis: Axis, owner: _ViewNode) {
        self.axis = axis
        super.init(owner: owner)
    }

    // MARK: What subclasses answer

    /// Takes what is shown and returns it, with the gaps, in order.
    func take(_ elements: [Element]) -> [RowStretch] { [] }

    /// Goes through the stretches with their places along the axis; returns the whole length.
    func lay(across: CGFloat, _ visit: (Int, _ start: Double, _ length: Double) -> Void) -> Double {
        0
    }

    /// The room between two rows of a loop.
    var rowSpacing: Double { 0 }
    /// Rows that stand side by side.
    func rowsInLine(across: CGFloat) -> Int { 1 }
    /// What a row is taken to measure before any was seen.
    var fallbackLength: Double { 32 }
    /// The room that a row's slot takes before its first stretch.
    func lead(before stretch: Int) -> Double { 0 }

    /// Places the items where `lay` has put the stretches.
    func placeItems(across: CGFloat) {}

    // MARK: Elements

    override func elementsChanged() {
        if isRealizing {
            elementsAreStale = true
            return
        }
        dataChanged = true
        super.elementsChanged()
    }

    final func refresh() {
        guard elementsAreStale else { return }
        stretches = take(collectElements())
        if isRealizing { invalidatePaint() }
    }

    /// For subclasses whose items are the elements themselves: those that take room, and their
    /// stretches with the gaps between them.
    final func sort(_ elements: [Element]) -> (items: [Element], stretches: [RowStretch]) {
        var leaving: [RenderNode] = []
        var items: [Element] = []
        var stretches: [RowStretch] = []
        for element in elements {
            element.render.traits = element.traits
            if element.render.isPlaceholder {
                let gap = unsafeDowncast(element.render, to: RowGap.self)
                stretches.append(RowStretch(gap: gap, slot: element.traits[RowSlotTrait.self]))
                continue
            }
            element.render.join(self)
            if element.render.isLeaving {
                leaving.append(element.render)
                continue
            }
            stretches.append(
                RowStretch(
                    item: items.count, render: element.render,
                    slot: element.traits[RowSlotTrait.self]))
            items.append(element)
        }
        let nodes = leaving + items.map(\.render)
        let hasDepths = nodes.contains { $0.traits[ZIndexTrait.self] != 0 }
        backToFront = hasDepths ? nodes.byDepth : nodes
        return (items, stretches)
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        refresh()
        for node in backToFront { visit(node) }
    }

    /// Shows rows outside of a layout, as the keyboard needs them.
    @MainActor final func show(_ range: Range<Int>, of gap: RowGap) {
        gap.source?.show(range)
        refresh()
    }

    // MARK: Layout

    final func length(across: CGFloat) -> Double {
        refresh()
        showSample()
        return lay(across: across) { _, _, _ in }
    }

    /// Where nothing was measured yet, one row says what the others may be like.
    final func showSample() {
        guard !stretches.contains(where: { $0.item >= 0 }) else { return }
        guard let gap = stretches.first?.gap else { return }
        realizing {
            let first = gap.range.lowerBound
            gap.source?.show(first..<(first + 1))
            refresh()
        }
    }

    final func realizing(_ work: @MainActor () -> Void) {
        let outer = isRealizing
        isRealizing = true
        MainActor.assumeIsolated(work)
        isRealizing = outer
    }

    override func placeChildren() {
        let across = size[axis.other]
        refresh()
        if let old = self.across, old != across { forgetLengths() }
        self.across = across
        var anchor = dataChanged ? nil : firstInSight(sight())
        realizing {
            anchor = realize(across, from: anchor)
            putAsideOutOfSight(sight().moved(by: anchor?.shift ?? 0))
            refresh()
        }
        let length = arrange(across)
        placeItems(across: across)
        dataChanged = false
        let shift = anchor.map { followed($0).shift } ?? 0
        filled = filledPart(round: sight().moved(by: shift))
        makesAhead = false
        noteLengths()
        askForRowsAhead(round: sight().moved(by: shift))
        if abs(length - Double(size[axis])) > 0.01 { lengthChanged() }
        if abs(shift) > 0.01 { scrollAround?.shift(by: CGFloat(shift), along: axis) }
    }

    private func arrange(_ across: CGFloat) -> Double {
        var places: [(Int, Double, Double)] = []
        places.reserveCapacity(stretches.count)
        let length = lay(across: across) { places.append(($0, $1, $2)) }
        for (index, start, length) in places {
            stretches[index].start = start
            stretches[index].length = length
        }
        laidLength = length
        return length
    }

    /// Makes the rows that can be seen, measures them, and again, until none is missing.
    @MainActor private func realize(_ across: CGFloat, from known: RowAnchor?) -> RowAnchor? {
        var anchor = known
        _ = arrange(across)
        for _ in 0..<Self.roundLimit {
            let sight: Sight
            if let current = anchor.map(followed) {
                anchor = current
                sight = self.sight().moved(by: current.shift)
            } else {
                sight = self.sight()
                anchor = firstInSight(sight) ?? endInSight(sight)
            }
            guard showMissing(sight, &anchor, across) else { break }
            refresh()
            // Once what is new is measured, gaps are estimated from it.
            _ = arrange(across)
            noteLengths()
            _ = arrange(across)
        }
        return anchor
    }

    private static let roundLimit = 32

    /// Returns false where nothing was missing.
    @MainActor private func showMissing(
        _ sight: Sight, _ anchor: inout RowAnchor?, _ across: CGFloat
    ) -> Bool {
        var isMissing = false
        for stretch in stretches {
            guard let gap = stretch.gap, let source = gap.source else { continue }
            let extents = source.extents
            let ahead = makesAhead ? margin(round: sight, source) : 0
            let wanted = sight.widened(by: ahead - Self.tolerance)
            guard stretch.meets(wanted) else { continue }
            // A gap begins where the line of its first row does.
            let line = rowsInLine(across: across)
            let whole = (gap.range.lowerBound / line * line)..<gap.range.upperBound
            var range = gap.range
            if sight.low.isFinite || sight.high.isFinite {
                func index(_ place: Double) -> Int {
                    let distance = (place - stretch.start) * Double(line)
                    let index = extents.index(
                        at: distance, in: whole, spacing: rowSpacing, fallbackLength)
                    return min(index, whole.upperBound - 1) / line * line
                }
                let first = index(wanted.low)
                let last = index(wanted.high)
                range = (first..<max(first, last) + line).clamped(to: gap.range)
                // The first row measured says how many there is room for.
                if !extents.knowsAny { range = range.lowerBound..<(range.lowerBound + 1) }
            }
            if anchor == nil {
                let before = whole.lowerBound..<range.lowerBound / line * line
                let start =
                    stretch.start
                    + (extents.length(of: before, fallbackLength)
                        + rowSpacing * Double(before.count)) / Double(line)
                anchor = RowAnchor(
                    source: source, index: range.lowerBound, place: start)
            }
            source.show(range)
            isMissing = true
        }
        return isMissing
    }

    /// A scroll view around has moved, or shows more than it did.
    final func sightMoved() {
        guard !isRealizing, self.across != nil else { return }
        let sight = sight()
        if filled.contains(sight.widened(by: -Self.tolerance)) {
            askForRowsAhead(round: sight)
        } else {
            invalidatePlacement()
        }
    }

    /// Points that may be missing at an edge: places are sums of lengths.
    private static let tolerance = 0.01

    private func askForRowsAhead(round sight: Sight) {
        let wanted = sight.widened(by: filledMargin(round: sight) - Self.tolerance)
        if !filled.contains(wanted) { tree.rowsAhead.add(self) }
    }

    /// The frame is out: the next layout makes the rows just out of sight.
    func makeAhead() {
        makesAhead = true
        invalidatePlacement()
    }
}
