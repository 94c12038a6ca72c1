import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of a scroll view. Scrolling moves its one child, so what is painted inside is
/// kept as it is.
package final class ScrollRender: ContainerRender {
    private(set) var settings: ScrollSettings
    weak var observer: ScrollObserver?
    /// How far the content is shifted up and left, in points; always within the content.
    package private(set) var offset = CGPoint.zero
    private var contentSize = CGSize.zero
    private var elements: [RenderNode] = []
    private var wasPlaced = false
    private let events = Responder()
    private(set) lazy var bars = ScrollBars(of: self)
    private var motion: ScrollMotion?

    private var watchers: [WeakLazy] = []
    /// How far the content's beginning has been corrected since it was last placed.
    private var pendingShift = CGPoint.zero
    /// Keeps the row that it is on its way to.
    private var goal: (pin: RowPin, render: WeakRender, anchor: UnitPoint?)?

    private struct WeakRender {
        weak var render: RenderNode?
    }

    private struct WeakLazy {
        weak var render: LazyRender?
    }

    init(_ settings: ScrollSettings, owner: _ViewNode) {
        self.settings = settings
        super.init(owner: owner)
        MainActor.assumeIsolated { connectEvents() }
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
        endReturn()
        if isMoved { tree.scrollMemory.forget(path) }
    }

    // MARK: Layout

    private var child: RenderNode? {
        if elementsAreStale { elements = collectElements().map(adopt) }
        return elements.first
    }

    package override var children: [RenderNode] { child.map { [$0] } ?? [] }

    func scrolls(_ axis: Axis) -> Bool { settings.axes.contains(Axis.Set(axis)) }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = settings.margins
        return ProposedViewSize(
            width: scrolls(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: scrolls(.vertical)
                ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    }

    private func outerContentSize(_ proposal: ProposedViewSize) -> CGSize {
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
        if !wasPlaced { begin() }
        if let restored {
            offset = restored
            pendingShift = .zero
            if limit.width >= restored.x, limit.height >= restored.y { self.restored = nil }
        }
        wasPlaced = true
        if pendingShift != .zero {
            offset = CGPoint(x: offset.x + pendingShift.x, y: offset.y + pendingShift.y)
            motion?.shift(by: pendingShift)
            pendingShift = .zero
        }
        offset = inside(offset)
        placeChild()
        MainActor.assumeIsolated { goOnReturning() }
        if isMoved, restored == nil, returning == nil { remember() }
    }

    /// Where it is at first: where it was at the last run, else where the app wants it.
    private func begin() {
        restored = tree.scrollMemory.offset(wantedAt: path)
        if restored != nil {
            isMoved = true
            MainActor.assumeIsolated {
                returning = tree.scrollMemory.row(wantedAt: path).map { ScrollRestoration(to: $0) }
            }
        } else if let anchor = settings.initialAnchor {
            offset = CGPoint(x: limit.width * anchor.x, y: limit.height * anchor.y)
        }
    }

    /// Tells a container what comes into sight.
    func watch(_ render: LazyRender) {
        guard !watchers.contains(where: { $0.render === render }) else { return }
        watchers.removeAll { $0.render == nil }
        watchers.append(WeakLazy(render: render))
    }

    /// What lies before the part in sight has become longer: what can be seen stays in place.
    func shift(by length: CGFloat, along axis: Axis) {
        pendingShift[axis] += length
        invalidatePlacement()
        invalidatePaint()
    }

    private func placeChild() {
        guard let child else { return }
        let centres = scrolls(.horizontal) && scrolls(.vertical)
        let slackX = centres ? max(0, (size.width - contentSize.width) / 2) : 0
        let slackY = centres ? max(0, (size.height - contentSize.height) / 2) : 0
        child.place(
            at: CGPoint(
                x: slackX + settings.margins.leading - offset.x,
                y: slackY + settings.margins.top - offset.y),
            proposal: contentProposal(proposal))
        for watcher in watchers { watcher.render?.visibleRangeChanged() }
    }

    /// How far it can be scrolled along each axis.
    var limit: CGSize {
        CGSize(
            width: scrolls(.horizontal) ? max(0, contentSize.width - size.width) : 0,
            height: scrolls(.vertical) ? max(0, contentSize.height - size.height) : 0)
    }

    var extent: CGSize { contentSize }

    private func inside(_ offset: CGPoint) -> CGPoint {
        // Whole device pixels, so that text stays sharp.
        func settle(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            min(max((value * tree.scale).rounded() / tree.scale, 0), limit)
        }
        return CGPoint(x: settle(offset.x, limit.width), y: settle(offset.y, limit.height))
    }

    // MARK: Scrolling

    /// Scrolls to an offset, as far as the content reaches; returns whether anything moved.
    @discardableResult
    package func scroll(to wanted: CGPoint, animation: Animation? = nil) -> Bool {
        if let animation {
            stopMotion()
            motion = ScrollMotion(of: self, from: offset, to: inside(wanted), animation)
            return inside(wanted) != offset
        }
        stopMotion()
        return show(wanted)
    }

    /// Keeps a row in place until the way to it is over.
    @MainActor func keep(_ pin: RowPin, _ render: RenderNode, _ anchor: UnitPoint?) {
        letGo()
        goal = (pin, WeakRender(render: render), anchor)
        if motion == nil { letGo() }
    }

    private func letGo() {
        guard let pin = goal?.pin else { return }
        goal = nil
        tree.afterLayout { MainActor.assumeIsolated { pin.release() } }
    }

    /// The motion has come to its end, or to another one.
    private func stopMotion() {
        motion?.cancel()
        motion = nil
        letGo()
    }

    func motionEnded(_ ended: ScrollMotion) {
        guard motion === ended else { return }
        motion = nil
        // What was passed on the way may have turned out longer than it was taken for.
        guard let goal else { return }
        tree.afterLayout { [weak self] in
            if let render = goal.render.render, render.isInTree {
                self?.scroll(to: render, anchor: goal.anchor)
            }
            self?.letGo()
        }
    }

    func show(_ wanted: CGPoint) -> Bool {
        let new = inside(wanted)
        guard new != offset else { return false }
        offset = new
        restored = nil
        endReturn()
        isMoved = true
        if tree.layoutIsDirty {
            invalidatePlacement()
        } else {
            placeChild()
        }
        remember()
        invalidatePaint()
        bars.flash()
        tree.whenDirty()
        observer?.moved?(geometry)
        return true
    }

    package var geometry: ScrollGeometryValues {
        ScrollGeometryValues(offset: offset, contentSize: contentSize, viewport: size)
    }

    /// Scrolls by a step; returns the part of it that was not used.
    func scroll(by delta: CGSize) -> CGSize {
        let before = motion?.target ?? offset
        let wanted = CGPoint(
            x: before.x + (scrolls(.horizontal) ? delta.width : 0),
            y: before.y + (scrolls(.vertical) ? delta.height : 0))
        scroll(to: wanted)
        let used = CGSize(width: offset.x - before.x, height: offset.y - before.y)
        // A step that moved at all is used up, so that the end does not throw those around on.
        return CGSize(
            width: used.width == 0 ? delta.width : 0, height: used.height == 0 ? delta.height : 0)
    }

    /// Scrolls until a node inside lies at the anchor, or can be seen where there is none.
    package func scroll(
        to node: RenderNode, anchor: UnitPoint?, animation: Animation? = nil
    ) {
        guard child != nil else { return }
        let frame = frameInContent(of: node)
        var wanted = offset
        if let anchor {
            let target = anchor.point(in: frame)
            wanted = CGPoint(
                x: target.x - anchor.x * size.width, y: target.y - anchor.y * size.height)
        } else {
            wanted.x = Self.revealed(wanted.x, size.width, frame.minX, frame.maxX)
            wanted.y = Self.revealed(wanted.y, size.height, frame.minY, frame.maxY)
        }
        scroll(to: wanted, animation: animation)
    }

    private func frameInContent(of node: RenderNode) -> CGRect {
        let corner = convertFromWindow(node.convertToWindow(.zero))
        return CGRect(
            origin: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y), size: node.size)
    }

    private static func revealed(
        _ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
        if low < offset || high - low > length { return low }
        return high > offset + length ? high - length : offset
    }

    override func reveal(_ node: RenderNode) { scroll(to: node, anchor: nil) }

    // MARK: Restoring

    /// Where it was at the last run, until the content is long enough to be scrolled that far.
    private var restored: CGPoint?
    /// Whether it is, or has been, anywhere but where the app has put it at first.
    private var isMoved = false
    private lazy var path = MainActor.assumeIsolated {
        viewNode.map { TreePath(of: $0).text } ?? ""
    }

    private func remember() {
        let row = MainActor.assumeIsolated {
            containers.lazy.compactMap { $0.firstVisibleRow() }.first
        }
        tree.scrollMemory.note(offset, row: row, at: path)
    }

    /// What makes rows as they come into sight here.
    private var containers: [LazyRender] {
        watchers.compactMap(\.render).filter { scrolls($0.axis) && $0.isInTree }
    }

    /// The way back to the row that was first in sight, where that is known.
    private var returning: ScrollRestoration?

    private func endReturn() {
        guard let ended = returning else { return }
        returning = nil
        MainActor.assumeIsolated { ended.end() }
    }

    /// Goes to the row that was first in sight at the last run. What lies round it is measured on
    /// the way, and the next layout knows more.
    @MainActor private func goOnReturning() {
        guard let returning else { return }
        returning.look(in: containers)
        guard returning.isFound else {
            // The offset is as good as it gets.
            if restored == nil { endReturn() }
            return
        }
        restored = nil
        var isThere = false
        for _ in 0..<Self.stepsInLayout {
            guard let (length, axis) = returning.distance() else { break }
            pendingShift = .zero
            var wanted = offset
            wanted[axis] += length
            isThere = inside(wanted) == offset
            if isThere { break }
            offset = inside(wanted)
            placeChild()
        }
        let isSettled =
            isThere && pendingShift == .zero && outerContentSize(proposal) == contentSize
        guard !isSettled, returning.mayGoOn() else { return endReturn() }
        tree.afterLayout { [weak self] in self?.invalidatePlacement() }
    }

    /// Each may make rows that are not as long as they were estimated.
    private static let stepsInLayout = 4

    // MARK: Paint

    override func paint(into recorder: inout DisplayListRecorder) {
        guard let child else { return }
        if settings.clips {
            let bounds = CGRect(origin: .zero, size: size)
            recorder.withClip(to: .rect(bounds), id: .auxiliary(1, of: id)) {
                $0.child(child)
            }
        } else {
            recorder.child(child)
        }
        bars.paint(into: &recorder)
    }

    // MARK: Events

    @MainActor private func connectEvents() {
        events.wheel = { [unowned self] delta, _ in
            settings.isEnabled ? scroll(by: delta) : delta
        }
        events.key = { [unowned self] event in takeKey(event) }
        // The pointer leaves what it was over, which may be gone by then.
        events.hover = { [weak self] phase in self?.bars.hover(phase) }
        events.recognizers = [ScrollRecognizer(for: self)]
    }

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, settings.isEnabled, event.modifiers.isEmpty else { return false }
        let before = offset
        let page = CGSize(width: size.width * 0.9, height: size.height * 0.9)
        let line: CGFloat = 40
        switch event.key {
        case .pageDown, .space: _ = scroll(by: CGSize(width: 0, height: page.height))
        case .pageUp: _ = scroll(by: CGSize(width: 0, height: -page.height))
        case .home: scroll(to: .zero)
        case .end: scroll(to: CGPoint(x: limit.width, y: limit.height))
        case .down: _ = scroll(by: CGSize(width: 0, height: line))
        case .up: _ = scroll(by: CGSize(width: 0, height: -line))
        case .right: _ = scroll(by: CGSize(width: line, height: 0))
        case .left: _ = scroll(by: CGSize(width: -line, height: 0))
        default: return false
        }
        return offset != before
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
