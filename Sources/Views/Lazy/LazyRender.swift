import Foundation
import Geometry
import Layouts

/// The render node of a container that makes only those rows that can be seen in the scroll views
/// around it, and one more on either side.
///
/// Rows in sight are made in the layout, once it is known where they are. What a gap was taken to
/// measure is corrected as its rows are made, and the scroll view is moved by as much, so that
/// what can be seen stays where it is.
class LazyRender: RenderNode {
    let axis: Axis
    weak var content: _ViewNode?
    unowned let owner: _ViewNode
    private(set) var stretches: [RowStretch] = []
    private var stretchesAreStale = true
    private var dataChanged = true
    private var isRealizing = false
    private var across: CGFloat?
    private var laidLength = 0.0
    /// The part round what can be seen in which nothing is missing.
    private var filled = Sight(low: 0, high: 0)

    init(along axis: Axis, owner: _ViewNode) {
        self.axis = axis
        self.owner = owner
        super.init(in: owner.tree, owner: owner)
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

    func elementsChanged() {
        if isRealizing {
            stretchesAreStale = true
            return
        }
        dataChanged = true
        guard !stretchesAreStale else { return }
        stretchesAreStale = true
        invalidateLayout()
        invalidatePaint()
    }

    final func refresh() {
        guard stretchesAreStale else { return }
        stretchesAreStale = false
        var list: [Element] = []
        MainActor.assumeIsolated { content?.appendElements(to: &list) }
        stretches = take(list)
        if isRealizing { invalidatePaint() }
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

    private func realizing(_ work: @MainActor () -> Void) {
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
        noteLengths()
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
    @MainActor private func realize(_ across: CGFloat, from known: Anchor?) -> Anchor? {
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
        _ sight: Sight, _ anchor: inout Anchor?, _ across: CGFloat
    ) -> Bool {
        var isMissing = false
        for stretch in stretches {
            guard let gap = stretch.gap, let source = gap.source else { continue }
            let extents = source.extents
            let wanted = sight.widened(by: margin(round: sight, source))
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
                let first = index(wanted.low + 0.01)
                let last = index(wanted.high - 0.01)
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
                anchor = Anchor(
                    source: source, index: range.lowerBound, place: start)
            }
            source.show(range)
            isMissing = true
        }
        return isMissing
    }

    /// The lengths of rows that are shown, for when they no longer are.
    private func noteLengths() {
        for (key, part) in slotParts() {
            MainActor.assumeIsolated {
                key.slot.source.extents.set(part.high - part.low, at: key.slot.index)
            }
        }
    }

    private func forgetLengths() {
        var seen: Set<ObjectIdentifier> = []
        for stretch in stretches {
            var slot = stretch.slot
            while let current = slot {
                if seen.insert(ObjectIdentifier(current.source)).inserted {
                    MainActor.assumeIsolated { current.source.extents.forget() }
                }
                slot = current.inner
            }
        }
    }

    // MARK: Out of sight

    private struct SlotKey: Hashable {
        let slot: RowSlot

        static func == (a: SlotKey, b: SlotKey) -> Bool {
            a.slot.index == b.slot.index && a.slot.source === b.slot.source
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(slot.source))
            hasher.combine(slot.index)
        }
    }

    private struct SlotPart {
        var low: Double
        var high: Double
        var renders: [RenderNode]
    }

    /// For each row of each loop, the part that its stretches take together.
    private func slotParts() -> [SlotKey: SlotPart] {
        var parts: [SlotKey: SlotPart] = [:]
        for (index, stretch) in stretches.enumerated() {
            var slot = stretch.slot
            while let current = slot {
                let key = SlotKey(slot: current)
                if parts[key] == nil {
                    parts[key] = SlotPart(
                        low: stretch.start - lead(before: index), high: stretch.end,
                        renders: [stretch.render])
                } else {
                    let high = parts[key]?.high ?? stretch.end
                    parts[key]?.high = max(high, stretch.end)
                    parts[key]?.renders.append(stretch.render)
                }
                slot = current.inner
            }
        }
        return parts
    }

    @MainActor private func putAsideOutOfSight(_ sight: Sight) {
        guard sight.low.isFinite else { return }
        let busy = busyNodes()
        var gone: [RowSlot] = []
        for (key, part) in slotParts() {
            let kept = sight.widened(by: 2 * margin(round: sight, key.slot.source) + rowSpacing)
            guard part.high <= kept.low || part.low >= kept.high, part.high > part.low,
                !key.slot.source.isHeld(key.slot.index),
                !part.renders.contains(where: { busy.contains(ObjectIdentifier($0)) })
            else { continue }
            gone.append(key.slot)
        }
        for slot in gone where !slot.source.isRemoved { slot.source.putAside(slot.index) }
    }

    /// What has the focus or a press, and everything around it.
    @MainActor private func busyNodes() -> Set<ObjectIdentifier> {
        var busy: Set<ObjectIdentifier> = []
        let ends = [tree.focus.current?.node] + tree.events.contenders.map(\.node)
        for end in ends {
            var node = end
            while let current = node, current !== self {
                busy.insert(ObjectIdentifier(current))
                node = current.parent
            }
        }
        return busy
    }

    // MARK: Sight

    /// The scroll view that shows the container along its axis.
    private var scrollAround: ScrollRender? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRender, scroll.scrolls(axis) { return scroll }
            node = current.parent
        }
        return nil
    }

    /// What the scroll views around let through; everything where there are none.
    private func sight() -> Sight {
        var sight = Sight.everything
        var place: CGFloat = 0
        var node: RenderNode = self
        while let parent = node.parent {
            place += node.origin[axis]
            if let scroll = parent as? ScrollRender, scroll.scrolls(axis) {
                scroll.watch(self)
                sight.low = max(sight.low, Double(-place))
                sight.high = min(sight.high, Double(scroll.size[axis] - place))
            }
            node = parent
        }
        return sight
    }

    /// A scroll view around has moved, or shows more than it did.
    final func sightMoved() {
        guard !isRealizing, self.across != nil else { return }
        let sight = sight()
        guard !filled.contains(sight.widened(by: filledMargin(round: sight))) else { return }
        invalidatePlacement()
    }

    /// How far in front of what can be seen a loop's rows are made: the next one.
    @MainActor private func margin(round sight: Sight, _ source: any RowSource) -> Double {
        min(source.extents.estimate(fallbackLength), (sight.high - sight.low) / 2)
    }

    private func filledMargin(round sight: Sight) -> Double {
        var widest = 0.0
        for stretch in stretches {
            MainActor.assumeIsolated {
                guard let source = stretch.gap?.source else { return }
                widest = max(widest, margin(round: sight, source))
            }
        }
        return max(0, widest - 0.01)
    }

    private func filledPart(round sight: Sight) -> Sight {
        var part = Sight.everything
        for stretch in stretches where stretch.item < 0 {
            if stretch.end <= sight.low {
                part.low = max(part.low, stretch.end)
            } else {
                part.high = min(part.high, stretch.start)
            }
        }
        return part
    }

    /// The length has turned out to be another one: measured again as far as a scroll view.
    private func lengthChanged() {
        var node: RenderNode = self
        while let parent = node.parent {
            node.forgetSizes()
            if let scroll = parent as? ScrollRender, scroll.scrolls(axis),
                scroll.proposal[axis] != nil
            {
                scroll.forgetSizes()
                scroll.invalidatePlacement()
                return
            }
            node = parent
        }
        invalidateLayout()
    }

    // MARK: Anchors

    /// What stays where it is in the scroll view while lengths before it are corrected.
    private struct Anchor {
        var render: RenderNode?
        var source: (any RowSource)?
        var index = 0
        var isEnd = false
        let place: Double
        /// How far it has moved.
        var shift = 0.0
    }

    private func firstInSight(_ sight: Sight) -> Anchor? {
        guard sight.low.isFinite else { return nil }
        let held = stretches.first { stretch in
            guard stretch.item >= 0, stretch.meets(sight), let slot = stretch.slot else {
                return false
            }
            return MainActor.assumeIsolated { slot.source.isHeld(slot.index) }
        }
        let first =
            held ?? stretches.first { $0.item >= 0 && $0.length > 0 && $0.meets(sight) }
        return first.map { Anchor(render: $0.render, place: $0.start) }
    }

    /// Where a scroll view shows the end of what is not known, it goes on to show the end.
    private func endInSight(_ sight: Sight) -> Anchor? {
        guard sight.low.isFinite, sight.low > 0, sight.high >= laidLength - 1 else { return nil }
        return Anchor(isEnd: true, place: laidLength)
    }

    private func followed(_ anchor: Anchor) -> Anchor {
        var result = anchor
        if anchor.isEnd {
            result.shift = laidLength - anchor.place
            return result
        }
        let now = stretches.first { stretch in
            if let render = anchor.render { return stretch.render === render }
            guard let slot = stretch.slot, stretch.item >= 0 else { return false }
            return slot.source === anchor.source && slot.index == anchor.index
        }
        if let now { result.shift = now.start - anchor.place }
        return result
    }
}
