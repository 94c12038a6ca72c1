import Drawing
import Foundation

/// A value that a render node shows: what a primitive draws, or what an effect does to its content.
/// Every requirement has a default.
@MainActor
package protocol RenderValue {
    /// What has to be done again when this value replaces `old`.
    func change(from old: Self) -> RenderChange

    /// Takes over from the value it replaces what outlasts a change: measurements that are still
    /// valid, and a responder that may be handling a press.
    mutating func takeOver(from old: Self, _ change: RenderChange)
}

extension RenderValue {
    package func change(from old: Self) -> RenderChange {
        ValueComparison.inputsEqual(old, self) ? .none : .layout
    }
    package mutating func takeOver(from old: Self, _ change: RenderChange) {}
}

/// What a change of a value makes necessary.
package enum RenderChange { case none, paint, layout }

/// The render node of a value, which it animates to its next value where that is possible.
class ValueRender<Value: RenderValue>: RenderNode {
    /// The value that is laid out and painted; on its way to `target` while an animation runs.
    final private(set) var shown: Value
    /// The latest animation, if the last update was animated.
    private final var motion: Motion?

    /// An animation and where it leads: apart from the node, because most nodes have none.
    private final class Motion {
        let animator: any ValueAnimator<Value>
        var target: Value

        init(_ animator: any ValueAnimator<Value>, target: Value) {
            self.animator = animator
            self.target = target
        }
    }

    init(_ value: Value, owner: _ViewNode) {
        shown = value
        super.init(in: owner.tree, owner: owner)
    }

    /// The last value that the view has given.
    final var target: Value {
        if let motion { return motion.target }
        return shown
    }

    final func update(_ new: Value) {
        let old = target
        let change = new.change(from: old)
        var new = new
        new.takeOver(from: old, change)
        guard change != .none else {
            // It looks the same; its closures and accessibility may still differ.
            if let motion { motion.target = new } else { shown = new }
            return
        }
        if tree.animatesMoves { contentWillChange(to: new) }
        if motion == nil, !tree.mayAnimateValues {
            show(new)
        } else {
            move(to: new)
        }
    }

    /// Stands apart from `update`, which most values pass without it: the generic types of an animator
    /// are looked up at run time.
    @inline(never)
    private final func move(to new: Value) {
        let animator = makeValueAnimator(
            from: shown, to: new, replacing: motion?.animator, for: self
        ) { $0.show($1) }
        motion = animator.map { Motion($0, target: new) }
        if motion == nil { show(new) }
    }

    /// Called in an animated update, before another value is shown.
    func contentWillChange(to new: Value) {}

    private final func show(_ new: Value) {
        let change = new.change(from: shown)
        let wasTransformed = paintIsDeferred && childTransform != nil
        shown = new
        switch change {
        case .none: break
        case .paint:
            // What is far beside what is shown will be painted as it then is, unless the value turns or
            // moves its content into sight.
            if !paintIsDeferred || wasTransformed || childTransform != nil { invalidatePaint() }
        case .layout:
            invalidateLayout()
            invalidatePaint()
        }
    }

    final override func removed() { motion?.animator.cancel() }
}
