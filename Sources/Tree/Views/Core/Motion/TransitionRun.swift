/// A transition that runs: a view comes, or one that is no longer described goes.
@MainActor
final class TransitionRun: RunningAnimation {
    static let subject = "a transition"
    private let render: RenderNode
    private let motion: AnimatorState<Double>
    private let whenOver: () -> Void

    private init(
        _ render: RenderNode, _ motion: AnimatorState<Double>, whenOver: @escaping () -> Void
    ) {
        self.render = render
        self.motion = motion
        self.whenOver = whenOver
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
        // What went in the same update does not come any more.
        for element in elements(of: node) where !element.render.isGone {
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
            let render = element.render
            let motion = AnimatorState(
                from: 0.0, to: 1, animation: own, at: node.tree.app.now,
                completions: transaction.completions)
            render.presence = .entering(plan.insertion, motion)
            start(render, motion, node.tree) { [weak plan] in
                render.presence = render.presence?.without(motion)
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
        var partsLeft = stages.count + (hasStyle ? elements.count : 0)
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
                let render = element.render
                let motion = leavingMotion(
                    after: render.presence?.motion(like: plan.removal), own, transaction,
                    at: owner.tree.app.now)
                render.presence = .leaving(plan.removal, motion, from: render.presence)
                start(render, motion, owner.tree, partEnded)
            }
        }
        for stage in stages { stage.leave(own, ended: partEnded) }
        return .animated
    }

    /// The way out of a view that is there, or on its way in by another motion.
    private static func leavingMotion(
        after before: AnimatorState<Double>?, _ animation: Animation, _ transaction: Transaction,
        at now: Double
    ) -> AnimatorState<Double> {
        guard let motion = before?.copy() else {
            return AnimatorState(
                from: 1, to: 0, animation: animation, at: now, completions: transaction.completions)
        }
        motion.retarget(
            to: 0, animation: animation, at: now, completions: transaction.completions)
        return motion
    }

    private static func start(
        _ render: RenderNode, _ motion: AnimatorState<Double>, _ tree: ViewTree,
        _ whenOver: @escaping () -> Void
    ) {
        tree.animations.add(TransitionRun(render, motion, whenOver: whenOver))
        tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        render.presence?.show(motion.value(at: now), of: motion)
        let app = render.tree.app
        for action in motion.takeDueActions() { app.actions.add(.task, action) }
        guard motion.isFinished else { return true }
        whenOver()
        return false
    }
}
