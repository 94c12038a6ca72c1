/// A view that goes through phases, each of which is animated, one after the other.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    /// Nil where the phases follow each other without end.
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    @State private var index = 0
    @Retained private var cycle = PhaseCycle()
    @TreeAccess private var tree

    /// Goes through the phases again and again. `animation` is asked for the animation to a phase.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Shows the first phase, and goes through all of them, back to the first, each time the
    /// trigger changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        let shown = phases.isEmpty ? nil : phases[index % phases.count]
        let index = $index
        let _ = cycle.follow(
            tree, steps: phases.count, isEndless: trigger == nil, isAt: self.index
        ) { [phases, animation] in
            animation(phases[$0 % phases.count])
        } show: {
            index.wrappedValue = $0
        }
        return Group {
            if let shown { content(shown) }
        }
        .onAppear { cycle.appear() }
        .onDisappear { cycle.disappear() }
        .onChange(of: trigger) { cycle.run() }
    }
}

extension View {
    /// Changes the view by phases that follow each other again and again.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            AnimatorModifier { (placeholder: PlaceholderContentView<Self>) in
                PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
            })
    }

    /// Changes the view by phases, through which it goes each time the trigger changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            AnimatorModifier { (placeholder: PlaceholderContentView<Self>) in
                PhaseAnimator(
                    phases, trigger: trigger, content: { content(placeholder, $0) },
                    animation: animation)
            })
    }
}

/// Which phase a phase animator is on its way to.
@MainActor
private final class PhaseCycle {
    private weak var tree: ViewTree?
    private var steps = 0
    private var isEndless = false
    private var index = 0
    private var animation: (Int) -> Animation? = { _ in nil }
    private var show: (Int) -> Void = { _ in }
    private var isShown = false
    /// Counts the runs, so that the end of an earlier one is ignored.
    private var runNumber = 0

    func follow(
        _ tree: ViewTree?, steps: Int, isEndless: Bool, isAt index: Int,
        animation: @escaping (Int) -> Animation?, show: @escaping (Int) -> Void
    ) {
        self.tree = tree
        self.steps = steps
        self.isEndless = isEndless
        self.index = index
        self.animation = animation
        self.show = show
    }

    func appear() {
        isShown = true
        if steps == 0 { tree?.app.warn("A phase animator has no phases to show.", at: "") }
        if isEndless { run() }
    }

    func disappear() {
        isShown = false
        runNumber += 1
    }

    /// Starts with the second phase, wherever the last run is.
    func run() {
        guard isShown, steps > 1 else { return }
        runNumber += 1
        step(to: isEndless ? index + 1 : 1)
    }

    private func step(to next: Int) {
        guard let tree else { return }
        let run = runNumber
        let begin = tree.app.now
        let phase = next % steps
        withAnimation(animation(phase), completionCriteria: .logicallyComplete) {
            show(phase)
        } completion: { [weak self] in
            guard let self, self.runNumber == run, self.isShown else { return }
            guard let tree = self.tree, tree.app.now <= begin else {
                return self.ended(phase)
            }
            // Nothing has moved, so the next phase waits for the next frame.
            tree.animations.add(
                NextFrame(after: begin) { [weak self] in
                    guard let self, self.runNumber == run, self.isShown else { return }
                    self.ended(phase)
                })
            tree.whenDirty()
        }
    }

    private func ended(_ phase: Int) {
        guard steps > 1, isEndless || phase != 0 else { return }
        step(to: phase + 1)
    }
}

/// Runs an action once, in the first frame after a time.
private final class NextFrame: RunningAnimation {
    static let subject = "a phase animation"
    private let begin: Double
    private let action: @MainActor () -> Void

    init(after begin: Double, _ action: @escaping @MainActor () -> Void) {
        self.begin = begin
        self.action = action
    }

    func advance(to now: Double) -> Bool {
        guard now > begin else { return true }
        action()
        return false
    }
}
