import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of a scroll view. Scrolling only moves its child, so that what is painted inside
/// stays in the cache.
package final class ScrollRender: ContainerRender, Scrollable {
    package private(set) var settings: ScrollSettings
    weak var observer: ScrollObserver?
    package internal(set) var offset = CGPoint.zero
    package private(set) var contentSize = CGSize.zero
    private var elements: [RenderNode] = []
    private var wasPlaced = false
    private let events = Responder()
    private(set) lazy var bars = ScrollBars(of: self)

    /// The running animation that scrolls, and the row it scrolls to.
    var motion: ScrollMotion?
    var goal: ScrollGoal?

    /// The containers inside whose rows are made as they become visible.
    private var lazyContainers: [Weak<LazyRender>] = []
    /// How much longer the rows before the visible range have become since the content was placed.
    var pendingShift = CGPoint.zero

    /// The offset of the last run, until the content is long enough to be scrolled that far.
    var restoredOffset: CGPoint?
    /// The way back to the row that was first visible at the last run, where that is known.
    var restoration: ScrollRestoration?
    /// Whether it was ever scrolled or restored, so that its offset is worth saving.
    var hasMoved = false
    /// How far what is scrolled is shown beneath bars around.
    var reach = EdgeInsets()
    private(set) lazy var path = MainActor.assumeIsolated {
        viewNode.map { TreePath(of: $0).text } ?? ""
    }

    init(_ settings: ScrollSettings, owner: _ViewNode) {
        self.settings = settings
        super.init(owner: owner)
        MainActor.assumeIsolated { connect(events) }
    }

    func update(_ new: ScrollSettings) {
        guard !ValueComparison.inputsEqual(settings, new) else { return }
        let old = settings
        settings = new
        if old.axes != new.axes || !ValueComparison.inputsEqual(old.margins, new.margins) {
            invalidateLayout()
        }
        invalidatePaint()
    }

    override func removed() {
        motion?.cancel()
        bars.cancel()
        endRestoration()
        if hasMoved { tree.scrollMemory.forget(path) }
    }

    // MARK: Layout

    private var child: RenderNode? {
        if elementsAreStale { elements = collectElements().map(adopt) }
        return elements.first
    }

    package override var children: [RenderNode] { child.map { [$0] } ?? [] }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = settings.margins
        return ProposedViewSize(
            width: scrolls(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: scrolls(.vertical)
                ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    }

    func outerContentSize(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child?.sizeThatFits(contentProposal(proposal)) ?? .zero
        let margins = settings.margins
        return CGSize(
            width: inner.width + margins.leading + margins.trailing,
            height: inner.height + margins.top + margins.bottom)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let inner = outerContentSize(proposal)
        return CGSize(
            width: scrolls(.horizontal) ? proposal.width ?? inner.width : inner.width,
            height: scrolls(.vertical) ? proposal.height ?? idealHeight(inner) : inner.height)
    }

    private func idealHeight(_ inner: CGSize) -> CGFloat {
        inner.height > 0 ? inner.height : settings.emptyLength
    }

    override func placeChildren() {
        guard child != nil else { return }
        contentSize = outerContentSize(proposal)
        if !wasPlaced { setInitialOffset() }
        if let restored = restoredOffset {
            offset = restored
            pendingShift = .zero
            if limit.width >= restored.x, limit.height >= restored.y { restoredOffset = nil }
        }
        wasPlaced = true
        if pendingShift != .zero {
            offset = CGPoint(x: offset.x + pendingShift.x, y: offset.y + pendingShift.y)
            motion?.shift(by: pendingShift)
            pendingShift = .zero
        }
        offset = clamped(offset)
        placeChild()
        MainActor.assumeIsolated { continueRestoration() }
        if hasMoved, restoredOffset == nil, restoration == nil { remember() }
    }

    /// Notifies a container inside from now on when its visible range changes.
    func watch(_ container: LazyRender) {
        guard !lazyContainers.contains(where: { $0.object === container }) else { return }
        lazyContainers.removeAll { $0.object == nil }
        lazyContainers.append(Weak(container))
    }

    /// The containers inside that make rows along an axis that scrolls.
    var containers: [LazyRender] {
        lazyContainers.compactMap(\.object).filter { scrolls($0.axis) && $0.isInTree }
    }

    /// Keeps the visible content where it is on the screen, although the content before it has
    /// become longer.
    func shift(by length: CGFloat, along axis: Axis) {
        pendingShift[axis] += length
        invalidatePlacement()
        invalidatePaint()
    }

    func placeChild() {
        guard let child else { return }
        let centres = scrolls(.horizontal) && scrolls(.vertical)
        let slackX = centres ? max(0, (size.width - contentSize.width) / 2) : 0
        let slackY = centres ? max(0, (size.height - contentSize.height) / 2) : 0
        child.place(
            at: CGPoint(
                x: slackX + settings.margins.leading - offset.x,
                y: slackY + settings.margins.top - offset.y),
            proposal: contentProposal(proposal))
        if tree.barCount > 0 { updateReach() }
        for container in lazyContainers { container.object?.visibleRangeChanged() }
    }

    override var endsSafeArea: Bool { true }

    package var limit: CGSize {
        CGSize(
            width: scrolls(.horizontal) ? max(0, contentSize.width - size.width) : 0,
            height: scrolls(.vertical) ? max(0, contentSize.height - size.height) : 0)
    }

    /// The nearest offset that the content reaches, in whole device pixels, which keep text sharp.
    func clamped(_ offset: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            min(max((value * tree.scale).rounded() / tree.scale, 0), limit)
        }
        return CGPoint(x: clamp(offset.x, limit.width), y: clamp(offset.y, limit.height))
    }

    // MARK: Paint

    override func paint(into recorder: inout DisplayListRecorder) {
        guard let child else { return }
        if settings.clips {
            reach = renderContext.reachBeneathBars(at: .all, isForPainting: true)
            recorder.withClip(to: .rect(reachingBounds), id: .auxiliary(1, of: id)) {
                $0.child(child)
            }
        } else {
            recorder.child(child)
        }
        bars.paint(into: &recorder)
    }

    // MARK: Events

    override func reveal(_ node: RenderNode) {
        scroll(to: node, anchor: nil)
    }

    package override var responder: Responder? { events }

    package override func childPoint(_ point: CGPoint) -> CGPoint? {
        let isInside = CGRect(origin: .zero, size: size).contains(point)
        if settings.clips, !isInside { return nil }
        return bars.axis(at: point) == nil ? point : nil
    }

    package override func containsTouch(_ point: CGPoint) -> Bool { true }

    package override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .scroll)
    }
}
