import AttributeGraph
import Foundation

/// A view whose content is made, each frame, for the value that keyframes give at that time.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    public typealias Body = Never

    /// What starts the keyframes.
    enum Start {
        case appearance(repeats: Bool)
        case trigger(AnyEquatable)
    }

    let initialValue: Value
    let start: Start
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Runs through the keyframes as soon as the view appears, again and again or once.
    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .appearance(repeats: repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Runs through the keyframes each time the trigger changes.
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .trigger(AnyEquatable(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        KeyframeAnimatorNode(view, in: context)
    }
}

extension View {
    /// Changes the view by a value that runs through keyframes, again and again or once.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content:
            @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            AnimatorModifier { (placeholder: PlaceholderContentView<Self>) in
                KeyframeAnimator(
                    initialValue: initialValue, repeating: repeating,
                    content: { content(placeholder, $0) }, keyframes: keyframes)
            })
    }

    /// Changes the view by a value that runs through keyframes each time the trigger changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content:
            @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            AnimatorModifier { (placeholder: PlaceholderContentView<Self>) in
                KeyframeAnimator(
                    initialValue: initialValue, trigger: trigger,
                    content: { content(placeholder, $0) }, keyframes: keyframes)
            })
    }
}

/// The node of a keyframe animator, which evaluates the content for each frame.
private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    _ValueNode<KeyframeAnimator<Value, Path, Content>>, RuleBody, ObservationOwner
where Path.Value == Value {
    private var rule: ScheduledRule!
    private var child: _Node<Content>?
    private var tracking = ObservationPulse()
    /// What the content shows when nothing runs.
    private var value: Value
    private var run: KeyframeRun<Value>?

    override init(
        _ view: __shared KeyframeAnimator<Value, Path, Content>, in context: _NodeContext
    ) {
        value = view.initialValue
        super.init(view, in: context)
        if case .appearance = view.start { start() }
        rule = makeRule("keyframes", body: self)
        tree.graph.begin(rule)
    }

    override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
        let old = self.view.start
        self.view = view
        if case .trigger(let before) = old, case .trigger(let now) = view.start, before != now {
            if let run { value = run.value(at: tree.app.now) }
            start()
        }
        rule.invalidate()
    }

    private func start() {
        run?.cancel(in: tree)
        run = nil
        let timeline = KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value))
        if timeline.hasBadDuration {
            tree.app.warn(
                "A keyframe's duration must be a finite number of seconds, and not negative.",
                at: "")
        }
        guard timeline.duration > 0 else {
            value = timeline.value(time: 0)
            if case .appearance(repeats: true) = view.start {
                tree.app.warn("A repeating keyframe animation has no duration.", at: "")
            }
            return
        }
        var repeats = false
        if case .appearance(let isRepeating) = view.start { repeats = isRepeating }
        let new = KeyframeRun(timeline, repeats: repeats, at: tree.app.now) { [weak self] in
            self?.rule.invalidate()
        }
        run = new
        tree.animations.add(new)
        tree.whenDirty()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        tree.app.report.bodies += 1
        if let run {
            value = run.value(at: tree.app.now)
            if run.isFinished(at: tree.app.now) { self.run = nil }
        }
        _ = tracking.track(tree.app.observation, observes: true, owner: self) {
            let new = view.content(value)
            if let child {
                child.update(new)
            } else {
                child = Content._makeNode(new, in: childContext())
                elementsChanged()
            }
        }
    }

    func observedChanged() { rule.invalidate() }

    deinit { tracking.ownerDied() }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func freeze() {
        stop()
        super.freeze()
    }

    override func appeared() {
        if let run { tree.animations.add(run) }
        super.appeared()
    }

    override func disappeared() {
        run?.cancel(in: tree)
        super.disappeared()
    }

    override func willRemove() { stop() }

    private func stop() {
        tracking.cancel()
        run?.cancel(in: tree)
        rule.dispose()
    }
}

/// One run through keyframes, or an endless one.
@MainActor
private final class KeyframeRun<Value>: RunningAnimation {
    static var subject: String { "a keyframe animation" }
    private let timeline: KeyframeTimeline<Value>
    private let repeats: Bool
    private let begin: Double
    private let tick: @MainActor () -> Void
    /// When the content was last evaluated; several turns may have the same time.
    private var lastTick = -Double.infinity

    init(
        _ timeline: KeyframeTimeline<Value>, repeats: Bool, at begin: Double,
        tick: @escaping @MainActor () -> Void
    ) {
        self.timeline = timeline
        self.repeats = repeats
        self.begin = begin
        self.tick = tick
    }

    func value(at now: Double) -> Value {
        let time = max(0, now - begin)
        let duration = timeline.duration
        return timeline.value(
            time: repeats ? time.truncatingRemainder(dividingBy: duration) : time)
    }

    func isFinished(at now: Double) -> Bool { !repeats && now - begin >= timeline.duration }

    func advance(to now: Double) -> Bool {
        if now > lastTick { tick() }
        lastTick = now
        return !isFinished(at: now)
    }

    func cancel(in tree: ViewTree) { tree.animations.remove(self) }
}
