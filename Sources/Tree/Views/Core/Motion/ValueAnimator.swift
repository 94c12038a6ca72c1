import Geometry

/// Moves a value that a render node shows from where it is to where it should be.
@MainActor
protocol ValueAnimator<Value>: AnyObject {
    associatedtype Value
    func cancel()
}

/// An animator for a changed value; nil where the change is to be shown at once, because the value
/// cannot be animated or the transaction has no animation.
@MainActor
func makeValueAnimator<Value, Render: RenderNode>(
    from shown: Value, to target: Value, replacing old: (any ValueAnimator<Value>)?,
    for render: Render, show: @escaping (Render, Value) -> Void
) -> (any ValueAnimator<Value>)? {
    guard AnimatableTypes.contains(Value.self) else { return nil }
    let transaction = render.transaction
    if old == nil, transaction.animation == nil { return nil }
    guard let animatable = target as? any Animatable else { return nil }
    func open<A: Animatable>(_ target: A) -> (any ValueAnimator<Value>)? {
        // Value and A are the same type: `target` was opened from a Value.
        guard let shown = shown as? A else { return nil }
        let running = old as? TypedValueAnimator<A>
        let new = TypedValueAnimator<A>.next(
            running, from: shown, to: target, transaction, in: render.tree
        ) { [weak render] value in
            if let render, let value = value as? Value { show(render, value) }
        }
        return new as? any ValueAnimator<Value>
    }
    return open(animatable)
}

/// Moves the fields of a view or modifier that has a body.
@MainActor
protocol ViewAnimator<Value>: ValueAnimator {
    /// Puts the fields of the time into the value.
    func apply(to value: inout Value, at now: Double)
}

/// An animator for a view or modifier with a body and animatable fields; nil where there is
/// nothing to animate. `tick` asks for the next evaluation of the body.
@MainActor
func makeAnimator<Value, Node: _ViewNode>(
    from shown: Value, to target: Value, replacing old: (any ViewAnimator<Value>)?,
    at node: Node, tick: @escaping @MainActor (Node) -> Void
) -> (any ViewAnimator<Value>)? {
    guard AnimatableTypes.contains(Value.self) else { return nil }
    let transaction = node.tree.transaction(for: node)
    if old == nil, transaction.animation == nil { return nil }
    guard let animatable = target as? any Animatable else { return nil }
    func open<A: Animatable>(_ target: A) -> (any ViewAnimator<Value>)? {
        guard let shown = shown as? A else { return nil }
        let new = TypedValueAnimator<A>.next(
            old as? TypedValueAnimator<A>, from: shown, to: target, transaction, in: node.tree
        ) { [weak node] _ in
            node.map(tick)
        }
        return new as? any ViewAnimator<Value>
    }
    return open(animatable)
}

/// Moves one animatable value.
@MainActor
final class TypedValueAnimator<Value: Animatable>: ViewAnimator, RunningAnimation {
    static var subject: String { "an animation of \(typeName(of: Value.self))" }
    private unowned let tree: ViewTree
    private let state: AnimatorState<Value.AnimatableData>
    private var target: Value
    private var show: (Value) -> Void

    private init(
        _ state: AnimatorState<Value.AnimatableData>, _ target: Value, in tree: ViewTree,
        show: @escaping (Value) -> Void
    ) {
        self.state = state
        self.target = target
        self.tree = tree
        self.show = show
    }

    /// The animator after a change: a running one takes the new target, a new one starts where
    /// the transaction has an animation and the data differ.
    static func next(
        _ running: TypedValueAnimator?, from shown: Value, to target: Value,
        _ transaction: Transaction, in tree: ViewTree, show: @escaping (Value) -> Void
    ) -> TypedValueAnimator? {
        let now = tree.app.now
        if let running, running.state.target == target.animatableData {
            running.target = target
            running.show = show
            running.showNow(now)
            return running
        }
        guard let animation = transaction.animation, shown.animatableData != target.animatableData
        else {
            running?.cancel()
            return nil
        }
        if let running {
            running.target = target
            running.show = show
            running.state.retarget(
                to: target.animatableData, animation: animation, at: now,
                completions: transaction.completions)
            tree.animations.add(running)
            running.showNow(now)
            return running
        }
        let state = AnimatorState(
            from: shown.animatableData, to: target.animatableData, animation: animation, at: now,
            completions: transaction.completions)
        let new = TypedValueAnimator(state, target, in: tree, show: show)
        tree.animations.add(new)
        tree.whenDirty()
        new.showNow(now)
        return new
    }

    func apply(to value: inout Value, at now: Double) {
        value.animatableData = state.value(at: now)
    }

    private func showNow(_ now: Double) {
        var value = target
        value.animatableData = state.value(at: now)
        show(value)
    }

    func advance(to now: Double) -> Bool {
        showNow(now)
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        return !state.isFinished
    }

    func cancel() {
        state.finish()
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        tree.animations.remove(self)
    }
}
