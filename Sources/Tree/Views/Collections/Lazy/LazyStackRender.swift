import Foundation
import Geometry
import Layouts

/// The render node of a lazy stack.
final class LazyStackRender: LazyRender, StackRender {
    private var alignment: AlignmentKey
    private var wantedSpacing: CGFloat?
    private var items: [RenderNode] = []

    init(along axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, owner: _ViewNode) {
        self.alignment = alignment
        wantedSpacing = spacing
        super.init(along: axis, owner: owner)
    }

    func update(alignment: AlignmentKey, spacing: CGFloat?) {
        guard alignment != self.alignment || spacing != wantedSpacing else { return }
        self.alignment = alignment
        wantedSpacing = spacing
        invalidateLayout()
    }

    var stackOrientation: Axis? { axis }
    override var rowSpacing: Double { Double(wantedSpacing ?? ViewSpacing.ordinary) }
    override var fallbackLength: Double { 40 }

    override func take(_ elements: [Element]) -> [LazySegment] {
        let (items, segments) = sort(elements)
        self.items = items.map(\.render)
        return segments
    }

    override var children: [RenderNode] {
        refresh()
        return items
    }

    // MARK: Layout

    private func proposal(across: CGFloat?) -> ProposedViewSize {
        ProposedViewSize.unspecified.with(across, along: axis.other)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        refresh()
        showSample()
        let across = proposal[axis.other] ?? widest
        var size = CGSize.zero
        size[axis] = CGFloat(length(across: across))
        size[axis.other] = across
        return size
    }

    private var widest: CGFloat {
        items.map { $0.sizeThatFits(.unspecified)[axis.other] }.max() ?? 0
    }

    override func lay(
        across: CGFloat, _ visit: (Int, _ start: Double, _ length: Double) -> Void
    ) -> Double {
        let proposal = proposal(across: across)
        var position = 0.0
        var previous: ViewSpacing?
        for (index, segment) in segments.enumerated() {
            let wishes = segment.placeholder == nil ? segment.render.spacing : ViewSpacing()
            if let previous {
                position += Double(wantedSpacing ?? previous.distance(to: wishes, along: axis))
            }
            previous = wishes
            let length =
                segment.placeholder?.length(spacing: rowSpacing, fallbackLength)
                ?? Double(segment.render.sizeThatFits(proposal)[axis])
            visit(index, position, length)
            position += length
        }
        return position
    }

    override func placeItems(across: CGFloat) {
        let proposal = proposal(across: across)
        let whole = alignment.defaultValue(
            in: ViewDimensions(size: size, proposal: proposal, guides: self))
        for segment in segments where segment.item >= 0 {
            let item = items[segment.item]
            let dimensions = item.dimensions(in: proposal)
            let guide =
                dimensions[explicit: alignment] ?? alignment.defaultValue(in: dimensions)
            var origin = CGPoint.zero
            origin[axis] = CGFloat(segment.start)
            origin[axis.other] = whole - guide
            item.place(at: origin, proposal: proposal)
        }
    }
}
