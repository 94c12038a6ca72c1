import AttributeGraph

/// Tells the container how the view comes and goes.
struct TransitionModifier: ViewModifier {
    typealias Body = Never
    let transition: AnyTransition

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TransitionModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TransitionModifier>> {
        TransitionNode(view, in: context)
    }
}

extension View {
    /// How the view comes and goes when that happens in an animated update; it fades by default.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }
}

/// The node of a transition. Where the transition consists of views, they are around the content
/// for as long as it lives, and go through their phases when it comes and when it goes.
private final class TransitionNode<C: View>: _ValueNode<ModifiedContent<C, TransitionModifier>>,
    TransitionStage
{
    private enum Moment { case entering, shown, leaving }

    private let provider: TypedContentProvider<C>
    private let innermost: AnyView
    private let plan: TransitionPlan
    private var child: _ViewNode!
    /// The transition whose views are around the content.
    private var played: AnyTransition
    private var effects: [any TransitionEffect]
    private var moment = Moment.shown
    private var hasOwnAnimation = false
    /// What the transaction of the running update is for the views of the transition.
    private var change: (update: Int, animation: Animation?, completion: AnimationCompletion?)?

    override init(_ view: __shared ModifiedContent<C, TransitionModifier>, in context: _NodeContext)
    {
        provider = TypedContentProvider(view.content)
        innermost = AnyView(TransitionContent(provider: provider))
        played = Self.shown(view.modifier.transition, in: context.scope)
        plan = TransitionPlan(played.insertion.style)
        effects = Self.effects(of: played)
        super.init(view, in: context)
        tree.transitions.count += 1
        removesWithoutDelay()
        if !effects.isEmpty { plan.stage = self }
        follow(played)
        child =
            effects.isEmpty
            ? provider.makeNode(in: childContext())
            : AnyView._makeNode(staged(), in: childContext())
    }

    override func update(_ view: ModifiedContent<C, TransitionModifier>) {
        self.view = view
        let transition = Self.shown(view.modifier.transition, in: scope)
        follow(transition)
        let new = Self.effects(of: transition)
        let isOfSameKind =
            new.count == effects.count
            && zip(new, effects).allSatisfy { type(of: $0) == type(of: $1) }
        // Views of another kind would be other views around, and lose the content's state.
        plan.stage = isOfSameKind && !new.isEmpty ? self : nil
        if plan.stage != nil {
            played = transition
            effects = new
            restage()
        }
        provider.update(view.content)
    }

    /// The transition for a part of the tree, without motion where that is reduced.
    private static func shown(
        _ transition: AnyTransition, in scope: EnvironmentScope
    ) -> AnyTransition {
        scope.current.accessibilityReduceMotion ? transition.stilled : transition
    }

    /// Each once, those of the insertion inside.
    private static func effects(of transition: AnyTransition) -> [any TransitionEffect] {
        let insertion = transition.insertion.effects
        return insertion
            + transition.removal.effects.filter { effect in
                !insertion.contains { $0 === effect }
            }
    }

    private func follow(_ transition: AnyTransition) {
        plan.insertion = transition.insertion.style
        plan.removal = transition.removal.style
        let isOwn = [plan.insertion, plan.removal].contains { ($0.animation ?? nil) != nil }
        if isOwn != hasOwnAnimation {
            hasOwnAnimation = isOwn
            tree.transitions.withOwnAnimation += isOwn ? 1 : -1
        }
    }

    // MARK: Phases

    private func phase(of effect: any TransitionEffect) -> TransitionPhase {
        switch moment {
        case .entering where played.insertion.effects.contains { $0 === effect }: .willAppear
        case .leaving where played.removal.effects.contains { $0 === effect }: .didDisappear
        default: .identity
        }
    }

    private func staged() -> AnyView {
        effects.reduce(innermost) { $1.apply(to: $0, phase: phase(of: $1)) }
    }

    private func restage() {
        guard let child = child as? _Node<AnyView> else { return }
        child.update(staged())
    }

    var playsInsertion: Bool { !played.insertion.effects.isEmpty }
    var playsRemoval: Bool { !played.removal.effects.isEmpty }

    func enter(_ animation: Animation) {
        go(to: .entering, nil)
        tree.app.graph.evaluateScheduled()
        // Once everything around has its place, so that the way from there can be shown.
        tree.afterLayout { [weak self] in
            guard let self, !self.isRemoved, self.moment == .entering else { return }
            self.go(to: .shown, animation)
            self.tree.app.graph.evaluateScheduled()
        }
    }

    func leave(_ animation: Animation, ended: @escaping () -> Void) {
        let completion = AnimationCompletion(criteria: .removed, action: ended)
        go(to: .leaving, animation, completion)
        // The phase is evaluated by the running update, or else now.
        tree.afterLayout { [app = tree.app] in
            app.graph.evaluateScheduled()
            if let action = completion.seal() { action() }
        }
    }

    private func go(
        to moment: Moment, _ animation: Animation?, _ completion: AnimationCompletion? = nil
    ) {
        self.moment = moment
        change = (tree.app.report.totalUpdates, animation, completion)
        tree.transactionAdjusters.lastUpdate = tree.app.report.totalUpdates
        restage()
    }

    override var adjustsTransactions: Bool { true }

    override func adjust(_ transaction: inout Transaction) {
        guard let change, change.update == tree.app.report.totalUpdates else { return }
        transaction.animation = change.animation
        if let completion = change.completion { transaction.add(completion) }
    }

    override func freeze() {
        if moment == .leaving { provider.freeze() } else { super.freeze() }
    }

    // MARK: Tree

    override func appendElements(to list: inout [Element]) {
        let start = list.count
        child.appendElements(to: &list)
        for index in start..<list.count { list[index].traits[TransitionTrait.self] = plan }
    }

    override var passthroughContent: _ViewNode? { child }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override var name: String { typeName(of: TransitionModifier.self) }

    override func willRemove() {
        tree.transitions.count -= 1
        if hasOwnAnimation { tree.transitions.withOwnAnimation -= 1 }
    }
}

/// The view that comes or goes, among the views of its transition.
private struct TransitionContent: View {
    typealias Body = Never
    let provider: ContentProvider

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        TransitionContentNode(view, in: context)
    }
}

private final class TransitionContentNode: _ValueNode<TransitionContent> {
    private var content: _ViewNode!

    override init(_ view: __shared TransitionContent, in context: _NodeContext) {
        super.init(view, in: context)
        content = view.provider.makeNode(in: childContext())
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
    override func willRemove() { view.provider.forget(content) }
}
