import Foundation
import Geometry
import Layouts

/// The render node of one row over its full width, with its content inside the row's insets.
final class RowRender: RenderNode {
    let child: RenderNode
    private var insets = EdgeInsets()
    private var least: CGFloat = 0
    /// Nil for headers and footers, which cannot be selected.
    private(set) var isSelected: Bool?
    private var isRow = false
    /// Whether it has moved, so that its swipe actions show.
    var isSwiped = false
    /// The last collection of elements by the list that this row was part of.
    var take = 0

    init(_ child: RenderNode, in tree: ViewTree, owner: _ViewNode?) {
        self.child = child
        super.init(in: tree, owner: owner)
        child.join(self)
    }

    func update(insets: EdgeInsets, least: CGFloat, isRow: Bool, isSelected: Bool?) {
        self.isSelected = isSelected
        self.isRow = isRow
        guard self.least != least || self.insets != insets else { return }
        self.insets = insets
        self.least = least
        invalidateLayout()
    }

    /// Releases the content, which is detached or shown elsewhere.
    func letGo() {
        if child.parent === self { child.leaveParent() }
    }

    override var children: [RenderNode] { [child] }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        let isEmpty = !isRow && size.height == 0
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: isEmpty ? 0 : max(least, size.height + insets.top + insets.bottom))
    }

    override func placeChildren() {
        let offer = inner(proposal)
        let slack =
            size.height - insets.top - insets.bottom - child.sizeThatFits(offer).height
        child.place(
            at: CGPoint(x: insets.leading, y: insets.top + (slack / 2).rounded()), proposal: offer)
    }

    override var wrapsLeaving: Bool { child.isLeaving }

    override func nodeRevealed(for child: RenderNode) -> RenderNode { self }

    override var accessibility: AccessibilityProperties? {
        guard isRow else { return nil }
        var description = AccessibilityProperties(role: .row)
        description.isSelected = isSelected
        return description
    }
}

extension RenderNode {
    /// Whether it is part of a row that a swipe has moved.
    package final var isInSwipedRow: Bool {
        var node: RenderNode? = self
        while let current = node {
            if (current as? RowRender)?.isSwiped == true { return true }
            node = current.parent
        }
        return false
    }
}
