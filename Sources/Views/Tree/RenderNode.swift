import Drawing
import Foundation
import Geometry
import Layouts

/// A rectangle on the screen: it answers how big it wants to be, places what lies inside it,
/// paints, and may take part in events and in the accessibility tree.
///
/// Sizes, frames and display groups are cached in the node. A change puts those from the node up
/// to the root in doubt, so a pass reaches what is dirty without visiting anything else.
package class RenderNode: LayoutElement {
    package final let id: Int
    package final unowned(unsafe) let tree: ViewTree
    package final unowned(unsafe) var parent: RenderNode?

    /// The upper left corner in the parent's coordinates, where layout put it.
    package final private(set) var origin = CGPoint.zero
    package final private(set) var size = CGSize.zero
    package final private(set) var proposal = ProposedViewSize.unspecified

    // What is asked of each of many children that move is kept together, beside their places.
    final var doubt = LayoutDoubt.none
    /// Whether its answers were made from other children; those it has now may be some of them.
    final var hasOtherChildren = false
    final var needsPlacement = true
    /// Whether it or something inside may have to be placed again.
    final var placementIsInDoubt = true
    private final var needsPaint = true
    /// Whether it has had a place since it joined its parent; its first is not a move.
    private final var wasPlaced = false
    /// Where the node is shown while it moves to `origin`; nil when it stands still.
    private final var motion: PositionMotion?
    /// What its parent paints it in, where that has very many children.
    final var paintedRun: PaintedRun?
    private final var shown: PlacedGroup?
    /// Whether it has never shown anything but one other node, whose group can stand for its own.
    private final var onlyHoldsChild = true

    /// What containers read.
    package final var traits = Traits()

    final var answers = LayoutAnswers()
    /// While its answers are in doubt, the children whose answers are too.
    final var doubtful: [RenderNode] = []
    /// While its answers are in doubt, the children that take other sizes, and that is all.
    final var resizedChildren: [RenderNode] = []
    /// The axes along which they do.
    final var resizedAxes: Axis.Set = []
    /// The children of which that is so since they were last placed.
    final var childrenInDoubt: [RenderNode] = []
    /// Kept like the display group, as whatever moves or changes its size is painted again.
    private final var knownTouchBounds: CGRect?

    /// The view node that made it, for the transaction that reaches it; the node takes itself out
    /// when it dies. Not weak: whatever is once referred to weakly counts its owners slowly.
    final unowned(unsafe) var owner: _ViewNode?
    /// The neighbours among those that the same view node has made.
    final unowned(unsafe) var nextOfOwner: RenderNode?
    final unowned(unsafe) var previousOfOwner: RenderNode?
    final var viewNode: _ViewNode? { owner }
    private final let census: TreeCensus

    init(in tree: ViewTree, owner: _ViewNode?) {
        self.tree = tree
        self.owner = owner
        id = tree.nextRenderID()
        census = tree.census
        census.renders += 1
        owner?.renderChain.add(self)
    }

    deinit {
        census.renders -= 1
        if isGone { census.gone -= 1 }
        owner?.renderChain.remove(self)
        knownHandle?.forget()
    }

    private final var knownHandle: RenderHandle?
    /// For those who look at the node later, when it may be gone.
    package final var handle: RenderHandle {
        if let knownHandle { return knownHandle }
        let handle = RenderHandle(self)
        knownHandle = handle
        return handle
    }

    // MARK: What subclasses answer

    /// The size for a proposal; called only when it is not in the cache.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Whether a size that it takes for a proposal is its size for every one that is no narrower
    /// than this size, whatever its height.
    func isSteady(_ size: CGSize, for proposal: ProposedViewSize) -> Bool { false }

    /// Places the children inside `size`.
    func placeChildren() {}

    /// Paints itself and its children, in its own coordinates.
    func paint(into recorder: inout DisplayListRecorder) {
        forEachPaintedChild { recorder.child($0) }
    }

    /// The children, first to last in layout order.
    package var children: [RenderNode] { [] }

    /// The children, back to front.
    func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        for child in children { visit(child) }
    }

    /// The room it would like around itself; called only when it is not known.
    func computeSpacing() -> ViewSpacing { ViewSpacing() }

    /// An alignment guide the node itself sets, for a size it takes.
    func ownAlignment(of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    {
        nil
    }

    /// Guides that `ownAlignment` may answer; called only when they are not known.
    func computeAlignmentKeys() -> AlignmentKeySet { .none }

    /// A value that the node itself has for the layout around it; nil for most.
    func ownLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }

    /// Whether it only stands for rows that are not made.
    var isPlaceholder: Bool { false }

    /// Whether a change inside cannot change the node's own size.
    var isLayoutBoundary: Bool { false }

    /// The name under which its coordinates can be asked for; nil for most.
    var coordinateSpaceName: AnyHashable? { nil }

    /// What the node adds to events; nil for most.
    package var responder: Responder? { nil }

    /// What the node is to those who cannot see it; nil for most.
    package var accessibility: AccessibilityProperties? { nil }

    /// How a point in the node's coordinates maps into the space its children are placed in; nil
    /// where the point meets none of them.
    package func childPoint(_ point: CGPoint) -> CGPoint? { point }

    /// The transform from the children's space to the node's own; nil where it is the identity.
    package var childTransform: CGAffineTransform? { nil }

    /// Whether the node itself takes a touch at the point.
    package func containsTouch(_ point: CGPoint) -> Bool { false }

    /// The part of its own space in which it or something inside may take a touch.
    final var touchBounds: CGRect {
        if let knownTouchBounds, !needsPaint { return knownTouchBounds }
        let bounds =
            childTransform == nil
            ? CGRect(origin: .zero, size: size).union(childTouchBounds()) : .infinite
        if !needsPaint { knownTouchBounds = bounds }
        return bounds
    }

    /// The same, in the coordinates of its parent.
    final var shownTouchBounds: CGRect {
        let place = shownOrigin
        return touchBounds.offsetBy(dx: place.x, dy: place.y)
    }

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
            self.origin = origin
            moved(from: old)
        }
        if doubt == .none, !needsPlacement, !placementIsInDoubt, proposal == self.proposal {
            return
        }
        // Answering it also finds out whether the children have to be placed again.
        let newSize = sizeThatFits(proposal)
        let isResized = newSize != size
        if isResized {
            size = newSize
            invalidatePaint()
        }
        if isResized || needsPlacement || proposal != self.proposal {
            self.proposal = proposal
            needsPlacement = false
            placeChildren(inDoubt: takeInDoubt())
        } else if placementIsInDoubt {
            placeAgain(takeInDoubt())
        }
    }

    private func takeInDoubt() -> [RenderNode] {
        let inDoubt = childrenInDoubt
        childrenInDoubt = []
        placementIsInDoubt = false
        return inDoubt
    }

    /// Places the children; a subclass that leaves some alone still has to place again those that
    /// are in doubt.
    func placeChildren(inDoubt: [RenderNode]) { placeChildren() }

    /// Places again what may have to be, where nothing around it has changed.
    final func placeAgain(_ inDoubt: [RenderNode]) {
        for child in inDoubt where child.placementIsInDoubt && child.parent === self {
            child.place(at: child.origin, proposal: child.proposal)
        }
    }

    /// A subclass that caches more than its answers forgets it here.
    func subtreeSizeChanged() {}

    /// The same, where only sizes of some children are others than they were, along some axes.
    func sizesChanged(of children: [RenderNode], along axes: Axis.Set) { subtreeSizeChanged() }

    // MARK: Paint

    /// What it shows now, from the cache where nothing inside has changed.
    package final func placedGroup() -> PlacedGroup {
        if let shown, !needsPaint { return shown }
        var recorder = DisplayListRecorder()
        let outer = tree.repaints.begin(self)
        paint(into: &recorder)
        tree.repaints.end(outer)
        needsPaint = false
        knownTouchBounds = nil
        tree.app.report.displayCommands += recorder.items.count
        let new =
            (onlyHoldsChild ? recorder.onlyChild : nil) ?? PlacedGroup(recorder.finish(id: id))
        onlyHoldsChild = onlyHoldsChild && new.group.id != id
        shown = new
        return new
    }

    package final func invalidatePaint() {
        var node: RenderNode? = self
        while let current = node, !current.needsPaint {
            current.needsPaint = true
            current.paintedRun?.contentChanged()
            node = current.parent
        }
        if node == nil { tree.needsPaint() }
    }

    /// It is shown in another place than it was.
    final func shownPlaceChanged() {
        paintedRun?.placesChanged()
        parent?.invalidatePaint()
    }

    /// Where the node is shown; differs from `origin` while it moves there.
    package final var shownOrigin: CGPoint { motion?.shown ?? origin }

    private func moved(from old: CGPoint) {
        shownPlaceChanged()
        guard wasPlaced else {
            wasPlaced = true
            return
        }
        guard motion != nil || tree.animatesMoves else { return }
        motion = PositionMotion.start(for: self, from: motion?.shown ?? old, replacing: motion)
    }

    /// Whether it has had a place.
    final var isPlaced: Bool { wasPlaced }

    /// Becomes a child of `parent`, which has not placed it yet.
    package final func join(_ parent: RenderNode) {
        guard self.parent !== parent else { return }
        leaveParent()
        self.parent = parent
    }

    /// Is no longer a child of anything, but may become one again.
    final func leaveParent() {
        parent = nil
        paintedRun?.contentChanged()
        paintedRun = nil
        motion?.cancel()
        motion = nil
        wasPlaced = false
    }

    final func endMotion() { motion = nil }

    /// The transaction of the running update, as it reaches this node.
    package final var transaction: Transaction {
        MainActor.assumeIsolated {
            guard let owner else { return tree.app.transaction }
            return tree.transaction(for: owner)
        }
    }

    /// The view that made it has left the tree.
    func removed() {}

    // MARK: Presence

    /// How far the node has come or gone while a transition runs.
    final var presence: Presence? {
        didSet {
            paintedRun?.contentChanged()
            parent?.invalidatePaint()
        }
    }
    /// Whether it is shown unchanged in its parent's upper left corner.
    package final var isShownInPlace: Bool { presence == nil && shownOrigin == .zero }
    /// Whether its view is gone already and only its transition still shows it.
    package final var isGone = false {
        didSet {
            if isGone != oldValue { census.gone += isGone ? 1 : -1 }
            parent?.invalidateLayout()
        }
    }
    /// Whether it, or what it wraps, is gone already.
    package final var isLeaving: Bool { census.gone > 0 && (isGone || wrapsLeaving) }
    /// Whether the one node that it wraps is leaving.
    var wrapsLeaving: Bool { false }

    /// The size that it gives to what it presents in a window, whatever the window has room for;
    /// nil where it presents nothing of a size of its own.
    func presentedSize(in window: CGSize) -> CGSize? { nil }

    /// The least size that it could give to it.
    func presentedLeastSize(in window: CGSize) -> CGSize? { nil }

    /// Brings a node inside into sight; scroll views do.
    func reveal(_ node: RenderNode) {}
}
