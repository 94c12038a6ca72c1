import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of a scroll view. Scrolling only moves its child, so that what is painted inside
/// stays in the cache.
package final class ScrollRender: ContainerRender, Scrollable {
    package private(set) var settings: ScrollSettings
    var observers: [ScrollObserver] = []
    /// Observers that another scroll view had when this one was made; empty after the first layout.
    var takenObservers: [ScrollObserver] = []
    package internal(set) var offset = CGPoint.zero
    /// How far the content is pulled beyond `offset`, over its beginning (negative) or its end.
    package internal(set) var overscroll = CGPoint.zero
    package internal(set) var phase = ScrollPhase.idle
    package private(set) var contentSize = CGSize.zero
    private var elements: [RenderNode] = []
    private var wasPlaced = false
    /// The greatest offset when the content was last placed.
    private var placedLimit = CGSize.zero
    /// The size without margins when the content was last placed.
    private var knownArea: CGSize?
    private let events = Responder()
    /// Lets the keyboard scroll content in which nothing can have the focus.
    private let focusable = Focusable()
    /// Whether a ring at its edge shows that it, or the list in it, has the keyboard.
    var showsFocus = false { didSet { if showsFocus != oldValue { invalidatePaint() } } }
    private(set) lazy var bars = ScrollBars(of: self)

    /// The running animation that scrolls, and the row it scrolls to.
    var motion: ScrollMotion?
    /// The way to rest after the user has let the content go.
    var glide: ScrollGlide?
    var wheelPause: WheelPause?
    /// The offset when the user began to scroll.
    var gestureStart = CGPoint.zero
    var goal: ScrollGoal?

    /// The containers inside whose rows are made as they become visible.
    private var lazyContainers = WeakList<LazyRender>()
    private var followers: [PagesLink] = []
    /// How much longer the rows before the visible range have become since the content was placed.
    var pendingShift = CGPoint.zero

    /// What stays shown when the content changes.
    var kept: KeptPosition?
    /// How often it was scrolled, by the user or the app.
    package internal(set) var moveCount = 0
    /// The turn in which the content was first placed.
    private var firstTurn = 0

    /// The offset of the last run, until the content is long enough to be scrolled that far.
    var restoredOffset: CGPoint?
    /// The way back to the row that was first visible at the last run, where that is known.
    var restoration: ScrollRestoration?
    /// Whether it was ever scrolled or restored, so that its offset is worth saving.
    var hasMoved = false
    /// How far what is scrolled is shown beneath bars around.
    var reach = EdgeInsets()
    private(set) lazy var path = viewNode.map { TreePath(of: $0).text } ?? ""

    init(_ settings: ScrollSettings, owner: _ViewNode) {
        self.settings = settings
        super.init(owner: owner)
        connect(events)
        focusable.yieldsToContent = true
        focusable.isEnabled = false
        focusable.changed = { [weak self] in self?.showsFocus = $0 && $1 }
        events.focusable = focusable
    }

    /// The keyboard scrolls what does not fit. Pages have keys of their own.
    private func updateFocusable() {
        focusable.isEnabled = settings.isEnabled && limit != .zero && !(child is any ScrolledPages)
    }

    func update(_ new: ScrollSettings) {
        guard !ValueComparison.inputsEqual(settings, new) else { return }
        let old = settings
        settings = new
        if old.axes != new.axes || !ValueComparison.inputsEqual(old.margins, new.margins) {
            invalidateLayout()
        }
        if old.alignmentAnchor != new.alignmentAnchor { invalidatePlacement() }
        updateFocusable()
        invalidatePaint()
    }

    override func removed() {
        motion?.cancel()
        glide?.cancel()
        cancelWheelPause()
        bars.cancel()
        endRestoration()
        kept?.end()
        kept = nil
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

    /// The proposal that the content is measured in.
    private var measured = ProposedViewSize.unspecified

    func outerContentSize(_ proposal: ProposedViewSize) -> CGSize {
        measured = proposal
        let inner = child?.sizeThatFits(contentProposal(proposal)) ?? .zero
        let margins = settings.margins
        return CGSize(
            width: inner.width + margins.leading + margins.trailing,
            height: inner.height + margins.top + margins.bottom)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let inner = outerContentSize(proposal)
        return CGSize(
            width: scrolls(.horizontal) ? proposal.width ?? idealWidth(inner) : inner.width,
            height: scrolls(.vertical) ? proposal.height ?? idealHeight(inner) : inner.height)
    }

    private func idealWidth(_ inner: CGSize) -> CGFloat {
        (child as? any ScrolledPages)?.idealSize.width ?? inner.width
    }

    private func idealHeight(_ inner: CGSize) -> CGFloat {
        inner.height > 0 ? inner.height : settings.emptyLength
    }

    override func placeChildren() {
        guard child != nil else { return }
        settings.refresh?.refreshingChanged = { [weak self] in self?.refreshingChanged() }
        measureForNewSize()
        contentSize = outerContentSize(proposal)
        if !wasPlaced {
            observeInsteadOfRemoved()
            setInitialOffset()
            firstTurn = tree.app.turn
            if settings.flashesOnAppear { bars.flash() }
        } else if let anchor = settings.initialAnchor, firstTurn == tree.app.turn, !hasMoved {
            show(initially: anchor)
        } else if let anchor = settings.sizeAnchor {
            follow(anchor, from: placedLimit)
        }
        keepEdge()
        if let restored = restoredOffset {
            offset = restored
            pendingShift = .zero
            if limit.width >= restored.x, limit.height >= restored.y { restoredOffset = nil }
        }
        wasPlaced = true
        if pendingShift != .zero {
            offset = CGPoint(x: offset.x + pendingShift.x, y: offset.y + pendingShift.y)
            motion?.shift(by: pendingShift)
            glide?.shift(by: pendingShift)
            pendingShift = .zero
        }
        offset = clamped(offset)
        placeChild()
        keepView()
        continueRestoration()
        if hasMoved, restoredOffset == nil, restoration == nil { remember() }
        placedLimit = limit
        updateFocusable()
        noteGeometry()
    }

    override func placedAgain() { keepView() }

    /// Has frames measured that depend on the scroll view's size, before rows are made by them.
    private func measureForNewSize() {
        measured = proposal
        let new = contentArea(proposal)
        guard new != knownArea else { return }
        knownArea = new
        tree.containerFrames.measureAgain()
    }

    /// Notifies a container inside from now on when its visible range changes.
    func watch(_ container: LazyRender) { lazyContainers.add(container) }

    /// Notifies pages inside from now on when their visible range changes.
    func watch(_ pages: any ScrolledPages) {
        guard !followers.contains(where: { $0.pages === pages }) else { return }
        followers.removeAll { $0.pages == nil }
        followers.append(PagesLink(pages: pages))
    }

    /// The containers inside that make rows along an axis that scrolls.
    var containers: [LazyRender] {
        lazyContainers.all().filter { scrolls($0.axis) && $0.isInTree }
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
        let slack = slack
        child.place(
            at: CGPoint(
                x: slack.width + settings.margins.leading - offset.x - overscroll.x,
                y: slack.height + settings.margins.top - offset.y - overscroll.y),
            proposal: contentProposal(proposal))
        if tree.barCount > 0 { updateReach() }
        for container in lazyContainers.all() { container.visibleRangeChanged() }
        for follower in followers { follower.pages?.visibleRangeChanged() }
    }

    /// The space before content that is smaller than the scroll view.
    private var slack: CGSize {
        let centres = scrolls(.horizontal) && scrolls(.vertical)
        let anchor = settings.alignmentAnchor ?? (centres ? .center : .topLeading)
        return CGSize(
            width: scrolls(.horizontal) ? max(0, size.width - contentSize.width) * anchor.x : 0,
            height: scrolls(.vertical) ? max(0, size.height - contentSize.height) * anchor.y : 0)
    }

    override var endsSafeArea: Bool { true }
    override var clip: CGRect? { settings.clips ? reachingBounds : nil }

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
        if showsFocus {
            recorder.strokeBorder(
                .rect(CGRect(origin: .zero, size: size)), width: Theme.FocusRing.width,
                with: settings.focusRing)
        }
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

extension ScrollRender: RelativeContainer {
    var sizeForContent: CGSize? { contentArea(wasPlaced ? proposal : measured) }

    private func contentArea(_ offer: ProposedViewSize) -> CGSize {
        let outer = CGSize(
            width: offer.width ?? (wasPlaced ? size.width : tree.size.width),
            height: offer.height ?? (wasPlaced ? size.height : tree.size.height))
        let margins = settings.margins
        return CGSize(
            width: max(0, outer.width - margins.leading - margins.trailing),
            height: max(0, outer.height - margins.top - margins.bottom))
    }
}
