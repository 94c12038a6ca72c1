import AttributeGraph
import Foundation
import Geometry

/// A view whose content is made again at the dates of a schedule.
///
/// The run loop wakes when a date has come and not before. While the content cannot be seen, because
/// its window is hidden or it is scrolled away, no date wakes anything.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date that the content is made for.
    public struct Context {
        /// How often the content is made at most.
        public enum Cadence: Comparable, Sendable {
            /// The content may be made at any time.
            case live
            /// The content is made once a second. No view has this cadence on Linux.
            case seconds
            /// The content is made once a minute. No view has this cadence on Linux.
            case minutes
        }

        /// The date of the schedule that has come last.
        public let date: Date
        /// How often the content is made at most: always `live`.
        public let cadence: Cadence

        /// Has what was made for later dates made again. Nothing is ever made before its date here.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The date that a timeline view's content is made for, of one type for all schedules.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    /// Creates a view whose content the closure makes, at once and at each date of the schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        TimelineNode(view, in: context)
    }
}

/// The node of a timeline view.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    _ValueNode<TimelineView<Schedule, Content>>, RuleBody, ObservationOwner
{
    private var shown: _Node<Content>?
    private var rule: ScheduledRule!
    private var tracking = ObservationPulse()
    private var entries: Schedule.Entries.Iterator?
    /// The date that is shown, and the one that follows; nil after the last.
    private var date: Date?
    private var next: Date?

    override init(_ view: __shared TimelineView<Schedule, Content>, in context: _NodeContext) {
        super.init(view, in: context)
        rule = makeRule("timeline", body: self)
        rule.evaluateNow()
    }

    override func update(_ view: TimelineView<Schedule, Content>) {
        if !ValueComparison.inputsEqual(self.view.schedule, view.schedule) { entries = nil }
        self.view = view
        rule.invalidate()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        tree.app.report.bodies += 1
        let now = scope.readAll().wallClock()
        advance(to: now)
        schedule(after: now)
        let context = TimelineViewDefaultContext(date: date ?? now, cadence: .live)
        _ = tracking.track(tree.app.observation, observes: true, owner: self) {
            let content = view.content(context)
            if let shown {
                shown.update(content)
            } else {
                shown = Content._makeNode(content, in: childContext())
                elementsChanged()
            }
        }
    }

    func observedChanged() { rule.invalidate() }
    deinit { tracking.ownerDied() }

    // MARK: Dates

    /// Seconds after a date from which on the schedule is asked for new entries, because going
    /// through all that have passed would take long.
    private static var longest: Double { 2 }

    /// Takes the last date that has come.
    private func advance(to now: Date) {
        let isLate = next.map { now.timeIntervalSince($0) > Self.longest } ?? false
        if entries == nil || isLate {
            var new = view.schedule.entries(from: now, mode: .normal).makeIterator()
            date = now
            next = new.next()
            entries = new
        }
        while let candidate = next, candidate <= now {
            date = candidate
            guard let later = entries?.next() else {
                next = nil
                return
            }
            // A date that is not after the one before it ends the schedule.
            next = later > candidate ? later : nil
        }
    }

    private func schedule(after now: Date) {
        guard let next else { return tree.repaints.cancelCall(for: self) }
        let wait = max(next.timeIntervalSince(now), 0)
        tree.repaints.call(for: self, at: tree.app.now + wait) { [weak self] in
            self?.dateHasCome()
        }
    }

    private func dateHasCome() {
        guard !isRemoved else { return }
        guard isSeen else { return tree.observeLayouts(self) }
        rule.invalidate()
    }

    /// Whether a part of the content is inside of the window and of all scroll views around it.
    private var isSeen: Bool {
        var elements: [Element] = []
        shown?.appendElements(to: &elements)
        return elements.contains { $0.render.isSeenInWindow }
    }

    // MARK: Tree

    override func appendElements(to list: inout [Element]) { shown?.appendElements(to: &list) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let shown { visit(shown) }
    }

    override func willRemove() {
        tracking.cancel()
        rule.dispose()
    }
}

extension TimelineNode: LayoutObserver {
    /// Waits until the content can be seen again.
    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard isSeen else { return true }
        rule.invalidate()
        tree.whenDirty()
        return false
    }
}

extension RenderNode {
    /// Whether a part of the node is inside of the window and of all scroll views around it. A node
    /// without a size is seen where its position is.
    final var isSeenInWindow: Bool {
        guard isInTree else { return false }
        // Half a point more on each side, so that a node without a size has an area.
        let own = windowFrame.insetBy(dx: -0.5, dy: -0.5)
        var shown = own.intersection(CGRect(origin: .zero, size: tree.size))
        var node = parent
        while let current = node, !shown.isNull {
            if current is ScrollRender { shown = shown.intersection(current.windowFrame) }
            node = current.parent
        }
        return !shown.isNull && shown.width > 0 && shown.height > 0
    }
}
