/// A transition that runs: a view comes, or one that is no longer described goes.
@MainActor
final class TransitionRun: RunningAnimation {
    static let subject = "a transition"
    private let renders: [RenderNode]
    private let tree: ViewTree
    private let state: AnimatorState<Double>
    private let whenOver: () -> Void

    private init(
        _ renders: [RenderNode], in tree: ViewTree, to target: Double, _ transaction: Transaction,
        animation: Animation, whenOver: @escaping () -> Void
    ) {
        self.renders = renders
        self.tree = tree
        self.whenOver = whenOver
        state = AnimatorState(
            from: 1 - target, to: target, animation: animation, at: tree.app.now,
            completions: transaction.completions)
    }

    private static func elements(of node: _ViewNode) -> [Element] {
        var list: [Element] = []
        node.appendElements(to: &list)
        return list
    }

    static func startEntering(_ node: _ViewNode, animation: Animation? = nil) {
        let transaction = node.tree.transaction(for: node)
        let mayStart = node.tree.transitions.withOwnAnimation > 0 && !transaction.disablesAnimations
        guard mayStart || animation != nil || transaction.animation != nil else { return }
        var stages: [any TransitionStage] = []
        for element in elements(of: node) {
            let plan = element.traits[TransitionTrait.self] ?? .fading
            guard let own = plan.insertion.animation(or: animation, in: transaction) else {
                continue
            }
            if let stage = plan.stage, stage.playsInsertion,
                !stages.contains(where: { $0 === stage })
            {
                stages.append(stage)
                stage.enter(own)
            }
            guard !plan.insertion.isIdentity else { continue }
            element.render.presence = Presence(progress: 0, transition: plan.insertion)
            let render = element.render
            start([render], node.tree, to: 1, transaction, own) { [weak plan] in
                render.presence = nil
                plan?.inserted?()
            }
        }
    }

    /// How a node goes that is no longer described.
    enum Departure {
        /// At the end of a transition that has begun.
        case animated
        /// Now, because nothing is animated.
        case unanimated
        /// Now, because its owner requested no transition.
        case immediate
    }

    /// Whether what the owner described may go by a transition: where no view says how it goes, it
    /// fades, and that only in an animation.
    static func mayLeave(_ owner: _ViewNode, _ animation: Animation?) -> Bool {
        owner.tree.transitions.count > 0 || animation != nil
            || owner.tree.transaction(for: owner).animation != nil
    }

    /// Begins the transition of a node that is no longer described, where it has one; `ended`
    /// runs when the node has gone by it.
    static func startLeaving(
        _ node: _ViewNode, owner: _ViewNode, animation: Animation? = nil,
        ended: @escaping () -> Void
    ) -> Departure {
        let transaction = owner.tree.transaction(for: owner)
        let elements = elements(of: node).filter { $0.render.parent != nil }
        let plans = elements.map { $0.traits[TransitionTrait.self] ?? .fading }
        var stages: [any TransitionStage] = []
        for case let stage? in plans.map(\.stage) where stage.playsRemoval {
            if !stages.contains(where: { $0 === stage }) { stages.append(stage) }
        }
        let hasStyle = !plans.allSatisfy(\.removal.isIdentity)
        guard let first = plans.first else { return .unanimated }
        guard hasStyle || !stages.isEmpty else { return .immediate }
        // Several elements of one view go together, by the first one's animation.
        guard let own = first.removal.animation(or: animation, in: transaction) else {
            return .unanimated
        }
        var partsLeft = stages.count + (hasStyle ? 1 : 0)
        let partEnded = { [weak owner] in
            partsLeft -= 1
            guard partsLeft == 0 else { return }
            node.remove()
            ended()
            // What is around the owner may have gone in the same turn.
            if let owner, !owner.isRemoved { owner.elementsChanged() }
        }
        for element in elements { element.render.isGone = true }
        if hasStyle {
            for (element, plan) in zip(elements, plans) {
                element.render.presence = Presence(progress: 1, transition: plan.removal)
            }
            start(elements.map(\.render), owner.tree, to: 0, transaction, own, partEnded)
        }
        for stage in stages { stage.leave(own, ended: partEnded) }
        return .animated
    }

    private static func start(
        _ renders: [RenderNode], _ tree: ViewTree, to target: Double, _ transaction: Transaction,
        _ animation: Animation, _ whenOver: @escaping () -> Void
    ) {
        let run = TransitionRun(
            renders, in: tree, to: target, transaction, animation: animation, whenOver: whenOver)
        tree.animations.add(run)
        tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        let progress = state.value(at: now)
        for render in renders { render.presence?.progress = progress }
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        guard state.isFinished else { return true }
        whenOver()
        return false
    }
}
