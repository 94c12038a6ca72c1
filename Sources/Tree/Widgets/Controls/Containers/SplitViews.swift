import Foundation
import Geometry
import Layouts
import Views

/// Views side by side, with lines between them that the user drags.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Creates a pane for each view of the content, from the leading edge.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views below each other, with lines between them that the user drags.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Creates a pane for each view of the content, from the top.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// The panes of a split view and the lines between them.
private struct SplitPanes<Content: View>: View {
    let axis: Axis
    let content: Content
    /// The lengths that the user has given panes, by their identity.
    @State private var chosen: [Subview.ID: CGFloat] = [:]
    @Retained private var shown = PaneLengths()

    init(axis: Axis, content: Content) {
        self.axis = axis
        self.content = content
    }

    var body: some View {
        Group(subviews: content) { panes in
            PaneLayout(axis: axis, chosen: panes.map { chosen[$0.id] }, shown: shown) {
                ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
                    pane
                    if index + 1 < panes.count {
                        PaneDivider(axis: axis) {
                            drag(index, by: $0, panes.map(\.id), &$1)
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// Moves the line after a pane: what the pane gains, the next one loses.
    private func drag(
        _ index: Int, by distance: CGFloat, _ ids: [Subview.ID], _ start: inout [CGFloat]?
    ) {
        let lengths = start ?? shown.lengths
        if start == nil { start = lengths }
        guard lengths.indices.contains(index + 1), shown.limits.indices.contains(index + 1) else {
            return
        }
        let both = lengths[index] + lengths[index + 1]
        let (first, second) = (shown.limits[index], shown.limits[index + 1])
        var length = first.nearest(to: lengths[index] + distance)
        length = first.nearest(to: both - second.nearest(to: both - length))
        for (id, known) in zip(ids, lengths) { chosen[id] = known }
        chosen[ids[index]] = length
        chosen[ids[index + 1]] = both - length
    }
}

/// The panes' lengths and limits as they were last laid out.
private final class PaneLengths {
    var lengths: [CGFloat] = []
    var limits: [ColumnLimits] = []
    init() {}
}

/// Lays out panes and the lines between them, which are its odd subviews.
nonisolated private struct PaneLayout: Layout {
    let axis: Axis
    let chosen: [CGFloat?]
    let shown: PaneLengths

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var ideal = CGSize.zero
        ideal[axis] = sizes.reduce(0) { $0 + $1[axis] }
        ideal[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
        // All that the panes need at the least, and the lines between them.
        var least = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let size = index % 2 == 0 ? subview.sizeThatFits(.zero) : CGSize(width: 1, height: 1)
            least[axis] += size[axis]
            least[axis.other] = max(least[axis.other], size[axis.other])
        }
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return CGSize(
            width: max(size.width, least.width), height: max(size.height, least.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let across = bounds.size[axis.other]
        func size(_ subview: LayoutSubview, _ length: CGFloat) -> CGFloat {
            var offer = CGSize.zero
            offer[axis] = length
            offer[axis.other] = across
            return subview.sizeThatFits(ProposedViewSize(offer))[axis]
        }
        let panes = stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
        let limits = panes.map {
            ColumnLimits(minimum: size($0, 0), ideal: nil, maximum: size($0, .infinity))
        }
        let lines = CGFloat(subviews.count / 2)
        let lengths = lengths(limits, in: bounds.size[axis] - lines)
        (shown.lengths, shown.limits) = (lengths, limits)
        var origin = bounds.origin
        for (index, subview) in subviews.enumerated() {
            var offer = CGSize.zero
            offer[axis] = index % 2 == 0 ? lengths[index / 2] : 1
            offer[axis.other] = across
            var place = origin
            if index % 2 == 0 {
                // A pane that is smaller than its length stands in the middle of it.
                let own = subview.sizeThatFits(ProposedViewSize(offer))
                place[axis] += max(0, (offer[axis] - own[axis]) / 2)
                place[axis.other] += max(0, (across - own[axis.other]) / 2)
            }
            subview.place(at: place, proposal: ProposedViewSize(offer))
            origin[axis] += offer[axis]
        }
    }

    /// The lengths that fill what is available: those that the user has chosen as far as possible,
    /// equal shares beyond the least lengths for the others.
    private func lengths(_ limits: [ColumnLimits], in available: CGFloat) -> [CGFloat] {
        let chosen = limits.indices.map { self.chosen.indices.contains($0) ? self.chosen[$0] : nil }
        var lengths = ColumnLimits.widths(of: limits, chosen: chosen, available: available)
        ColumnLimits.share(
            available - lengths.reduce(0, +), among: Array(limits.indices), limits, &lengths)
        return lengths
    }
}

/// The line between two panes, which a drag and keys move.
private struct PaneDivider: View {
    let axis: Axis
    /// Moves the line by a distance from where the drag began; `start` keeps the lengths then.
    let move: (CGFloat, inout [CGFloat]?) -> Void
    @Retained private var drag = PaneDrag()

    init(axis: Axis, move: @escaping (CGFloat, inout [CGFloat]?) -> Void) {
        self.axis = axis
        self.move = move
    }

    var body: some View {
        let (isRow, grip) = (axis == .horizontal, Theme.Frame.grip * 2)
        Color(ColorRole.separator)
            .overlay {
                Color.clear.frame(width: isRow ? grip : nil, height: isRow ? nil : grip)
                    .contentShape(Rectangle())
                    .pointerStyle(isRow ? .columnResize : .rowResize)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { move($0.translation[axis], &drag.start) }
                            .onEnded { _ in drag.start = nil }
                    )
                    .described(as: .group, label: "Divider")
            }
            .modifier(
                DividerKeys(axis: axis) { [move] distance in
                    var start: [CGFloat]?
                    move(distance, &start)
                }
            )
            .zIndex(1)
    }
}

/// The lengths of the panes at the beginning of a drag; nil while there is none.
private final class PaneDrag {
    var start: [CGFloat]?
    init() {}
}
