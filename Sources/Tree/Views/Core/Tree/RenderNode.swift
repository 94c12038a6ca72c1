import Drawing
import Foundation
import Geometry
import Layouts
import Typography

/// A rectangle on the screen: it has a size for each proposal, places its children, paints, and may
/// take part in events and in the accessibility tree.
///
/// Layout counts `x` from the leading edge. Where that is the right one, `shownOrigin` mirrors, so
/// that all containers lay out in the same way.
///
/// Sizes, frames and display groups are cached in the node. A change marks the nodes from the
/// changed one up to the root, so a pass reaches what is dirty without visiting anything else.
@MainActor
package class RenderNode: @MainActor LayoutElement {
    package final let id: Int
    package final unowned(unsafe) let tree: ViewTree
    /// Unretained. A child may outlive its parent, as in a transition; then it has none.
    nonisolated(unsafe) package final private(set) unowned(unsafe) var parent: RenderNode?

    /// The distance from the parent's leading and upper edges, where layout put it.
    package final private(set) var origin = CGPoint.zero
    package final private(set) var size = CGSize.zero
    package final private(set) var proposal = ProposedViewSize.unspecified

    // What layout and paint read of each of many children that move lies together, next to origin
    // and size, for the cache lines.
    final var layoutState = LayoutState.clean
    /// Whether the set of children has changed since the cached layout was computed.
    final var childrenHaveChanged = false
    final var needsPlacement = true
    /// Whether the node or one of its descendants needs placement.
    final var subtreeNeedsPlacement = true
    final var needsPaint = true
    /// Set by `deferPaint`, and cleared when it is painted or invalidated. While it is set,
    /// `paintedGroup` is nil and a change of look alone invalidates nothing.
    final var paintIsDeferred = false
    /// Whether the leading edge of what is inside is the right one.
    package final private(set) var isRightToLeft = false
    /// Whether it has been placed since it joined its parent; the first placement is not a move.
    final var isPlaced = false
    /// Where the node is shown while it moves to `origin`; nil when it stands still.
    final var positionMotion: PositionMotion?
    /// The run of neighbours that the parent paints it with; nil unless there are many children.
    final var paintedRun: PaintedRun?
    final var paintedGroup: PlacedGroup?
    /// Whether it has only ever painted one child, whose group then serves as its own.
    final var onlyHoldsChild = true

    /// What modifiers inside say to the container.
    package final var traits = Traits()

    final var layoutCache = LayoutCache()
    /// The children to validate before the cached layout is read.
    final var dirtyChildren: [RenderNode] = []
    /// The validated children whose sizes have changed, and nothing else about them.
    final var resizedChildren: [RenderNode] = []
    /// The axes along which those sizes have changed.
    final var resizedAxes: Axis.Set = []
    /// The children that were marked for placement since they were last placed.
    final var childrenNeedingPlacement: [RenderNode] = []
    /// Valid for as long as the display group, because what moves or is resized is painted again.
    final var knownTouchBounds: CGRect?

    /// The view node that made it, whose ancestors adjust its transaction. The view node clears the
    /// link in its `deinit`; a weak reference would add a side table and slow every retain.
    nonisolated(unsafe) final unowned(unsafe) var owner: _ViewNode?
    nonisolated(unsafe) final var ownerLinks = RenderLinks()
    nonisolated(unsafe) final var siblingLinks = RenderLinks()
    /// The nodes that have this one as their parent.
    nonisolated(unsafe) private final var childChain = RenderChain<SiblingLinks>()
    final var viewNode: _ViewNode? { owner }
    final let nodeCounts: NodeCounts
    private final var knownHandle: Handle<RenderNode>?

    init(in tree: ViewTree, owner: _ViewNode?) {
        self.tree = tree
        self.owner = owner
        id = tree.nextRenderID()
        nodeCounts = tree.nodeCounts
        nodeCounts.renders += 1
        if let owner {
            owner.renderChain.add(self)
            if owner.scope.isRightToLeft { takeRightToLeft(true) }
        }
    }

    deinit {
        nodeCounts.renders -= 1
        if isGone { nodeCounts.gone -= 1 }
        owner?.renderChain.remove(self)
        parent?.childChain.remove(self)
        childChain.removeAll { $0.parent = nil }
        knownHandle?.invalidate()
    }

    /// A reference for holders that may outlive the node.
    package final var handle: Handle<RenderNode> {
        if let knownHandle { return knownHandle }
        let handle = Handle(self)
        knownHandle = handle
        return handle
    }

    /// Becomes a child of another node, or of none.
    final func setParent(_ new: RenderNode?) {
        parent?.childChain.remove(self)
        parent = new
        new?.childChain.add(self)
    }

    // MARK: Overridden by subclasses

    /// The size for a proposal; called only when it is not in the cache.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Whether its size for a proposal is also its size for every proposal at least as wide as that
    /// size, whatever the proposed height, as that of a single line of text is.
    func isSingleLine(_ size: CGSize, for proposal: ProposedViewSize) -> Bool { false }

    /// Places the children inside `size`.
    func placeChildren() {}

    /// Paints itself and its children, in its own coordinates.
    func paint(into recorder: inout DisplayListRecorder) {
        forEachPaintedChild { recorder.child($0) }
    }

    /// The children, first to last in layout order.
    package var children: [RenderNode] { [] }

    /// The value that says how it lays out, for those who look into a layout; nil if it has none.
    var layoutSubject: Any? { nil }

    /// The part of its own coordinates outside of which it shows nothing of its children, as in a
    /// scroll view; nil if it cuts nothing off.
    var clip: CGRect? { nil }

    /// Whether its children are shown where they are placed, as they are but in an app's drawings.
    var showsChildrenInPlace: Bool { true }

    /// The children, back to front.
    func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        for child in children { visit(child) }
    }

    /// The children in the order in which Tab reaches what is inside them.
    func forEachChildInReadingOrder(_ visit: (RenderNode) -> Void) { forEachPaintedChild(visit) }

    /// The preferred spacing around the node; called only when it is not in the cache.
    func computeSpacing() -> ViewSpacing { ViewSpacing() }

    /// An alignment guide the node itself sets, for a size it takes.
    func ownAlignment(of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    {
        nil
    }

    /// The guides that `ownAlignment` may return; called only when they are not in the cache.
    func computeAlignmentKeys() -> AlignmentKeySet { .none }

    /// A value that the node itself sets for the layout around it; nil for most.
    func ownLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }

    /// Whether it is a placeholder for rows that are not made.
    var isPlaceholder: Bool { false }

    /// Whether a change inside cannot change the node's own size.
    var isLayoutBoundary: Bool { false }

    /// What bars beside a child cover of the node's frame; nil where there are none.
    func barInsets(around child: RenderNode) -> EdgeInsets? { nil }

    /// Whether what is inside never extends beneath bars outside of it, as in a scroll view.
    var endsSafeArea: Bool { false }

    /// The name of its coordinate space; nil for most.
    var coordinateSpaceName: AnyHashable? { nil }

    /// What the node adds to events; nil for most.
    package var responder: Responder? { nil }

    /// What assistive technology reads of the node; nil for most.
    package var accessibility: AccessibilityProperties? { nil }

    /// The text that the node draws; nil for all others.
    package var shapedText: ShapedText? { nil }

    /// How the parts of the text look that the node draws; empty for all others.
    package var textStyles: [AccessibilityTextStyle] { [] }

    /// How a point in the node's coordinates maps into the space its children are placed in; nil
    /// where the point meets none of them.
    package func childPoint(_ point: CGPoint) -> CGPoint? { point }

    /// The transform from the children's space to the node's own; nil where it is the identity.
    package var childTransform: CGAffineTransform? { nil }

    /// The children's transform if it is in perspective, besides an affine transform near to it;
    /// nil otherwise.
    package var childProjection: ProjectionTransform? { nil }

    /// Whether the node itself takes a touch at the point.
    package func containsTouch(_ point: CGPoint) -> Bool { false }

    /// The part in which something inside may take a touch.
    func childTouchBounds() -> CGRect {
        var bounds = CGRect.null
        forEachPaintedChild { bounds = bounds.union($0.shownTouchBounds) }
        return bounds
    }

    /// Visits the children that may take a touch at a point of their space, front to back, until
    /// one does.
    func firstChild(at point: CGPoint, where takesIt: (RenderNode) -> Bool) -> Bool {
        var children: [RenderNode] = []
        forEachPaintedChild { children.append($0) }
        return children.reversed().contains(where: takesIt)
    }

    // MARK: Layout

    package func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        measuredFlexibility(along: axis, in: proposal)
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        if self.origin != origin {
            let old = self.origin
            self.origin = origin.withoutNaN
            moved(from: old)
        }
        if layoutState == .clean, !needsPlacement, !subtreeNeedsPlacement, proposal == self.proposal
        {
            return
        }
        let proposal = proposal.withoutNaN
        // Measuring also validates the layout, which decides whether the children need placement.
        let newSize = sizeThatFits(proposal)
        let isResized = newSize != size
        if isResized {
            size = newSize
            invalidatePaint()
            if isRightToLeft || parent?.isRightToLeft == true { mirroredSizeChanged() }
        }
        if isResized || needsPlacement || proposal != self.proposal {
            self.proposal = proposal
            needsPlacement = false
            placeChildren(needingPlacement: takeChildrenNeedingPlacement())
        } else if subtreeNeedsPlacement {
            placeAgain(takeChildrenNeedingPlacement())
            placedAgain()
        }
    }

    /// Called when nodes inside were placed, and not the children themselves.
    func placedAgain() {}

    private func takeChildrenNeedingPlacement() -> [RenderNode] {
        let marked = childrenNeedingPlacement
        childrenNeedingPlacement = []
        subtreeNeedsPlacement = false
        return marked
    }

    /// Places all children. An override may skip those whose placement is unchanged, but has to
    /// place the marked ones again.
    func placeChildren(needingPlacement marked: [RenderNode]) { placeChildren() }

    /// Places marked children at their present position, so that the layout reaches what is inside.
    final func placeAgain(_ children: [RenderNode]) {
        for child in children where child.subtreeNeedsPlacement && child.parent === self {
            child.place(at: child.origin, proposal: child.proposal)
        }
    }

    /// Clears what a subclass caches beside `layoutCache`.
    func subtreeSizeChanged() {}

    /// Clears what a subclass caches, if nothing but some children's sizes along some axes changed.
    func sizesChanged(of children: [RenderNode], along axes: Axis.Set) { subtreeSizeChanged() }

    /// Takes the direction of its view's environment.
    final func follow(isRightToLeft new: Bool) {
        guard new != isRightToLeft else { return }
        takeRightToLeft(new)
        directionChanged()
        invalidateLayout()
        invalidatePaint()
    }

    private func takeRightToLeft(_ new: Bool) {
        isRightToLeft = new
        if new { nodeCounts.hasRightToLeft = true }
    }

    /// Clears what a subclass has computed for the other direction.
    func directionChanged() {}

    // MARK: Removal

    /// Called when the view that made it has left the tree.
    func removed() {}

    /// The progress of a running transition; nil while none runs.
    final var presence: Presence? {
        didSet {
            // A transition may end after the nodes around it have been freed.
            guard isInTree else { return }
            paintedRun?.contentChanged()
            parent?.invalidatePaint()
        }
    }
    /// Whether its view is removed and it is shown only for its removal transition.
    package final var isGone = false {
        didSet {
            if isGone != oldValue { nodeCounts.gone += isGone ? 1 : -1 }
            parent?.invalidateLayout()
        }
    }
    /// Whether the one node that it wraps is leaving.
    var wrapsLeaving: Bool { false }

    /// The size of what it presents in front of a window's content, even if larger than the window;
    /// nil where it presents nothing of a size of its own.
    func presentedSize(in window: CGSize) -> CGSize? { nil }

    /// The least size that it can give to what it presents.
    func presentedLeastSize(in window: CGSize) -> CGSize? { nil }

    /// The node that places what it presents beside something in the window, and the frame of that;
    /// nil if it presents nothing so.
    var anchored: (node: RenderNode, anchor: CGRect)? { nil }

    /// The node whose frame scroll views show when a child is scrolled to: the child itself, or the
    /// row of a list around it.
    func nodeRevealed(for child: RenderNode) -> RenderNode { child }

    /// Scrolls until a node inside is visible; only scroll views do.
    func reveal(_ node: RenderNode) {}
}
