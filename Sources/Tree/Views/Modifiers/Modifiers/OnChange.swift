import Foundation

/// Runs a closure when a value differs from what it was at the last update.
struct OnChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    /// Whether the closure of the body before the change runs, as the oldest form does.
    let usesOldClosure: Bool
    /// Whether layout decides the value, and may decide it anew after what the closure changes.
    var isMeasured = false
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, OnChangeModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, OnChangeModifier>> {
        OnChangeNode(view, in: context)
    }
}

extension View {
    /// Runs the closure with the new value; it sees what the body before the change captured.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            OnChangeModifier(value: value, isInitial: false, usesOldClosure: true) { _, new in
                action(new)
            })
    }

    /// Runs the closure with the old and the new value; with `initial` also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(
            OnChangeModifier(
                value: value, isInitial: initial, usesOldClosure: false, action: action))
    }

    /// Runs the closure after a change; with `initial` also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            OnChangeModifier(value: value, isInitial: initial, usesOldClosure: false) { _, _ in
                action()
            })
    }

    /// Runs the closure with the old and the new value of something that layout decides. The last
    /// value always arrives, however often it changes in a turn, except in a layout that goes to and
    /// fro between the same values.
    nonisolated package func onMeasuredChange<V: Equatable>(
        of value: V, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(
            OnChangeModifier(
                value: value, isInitial: false, usesOldClosure: false, isMeasured: true,
                action: action))
    }
}

private final class OnChangeNode<C: View, Value: Equatable>:
    PassthroughNode<C, OnChangeModifier<Value>>
{
    private var frame = -1
    /// The values that the action was told in this turn of the loop.
    private var toldInFrame: [Value] = []
    /// How often the action runs in a turn at most. For a measured value it also runs after that, as
    /// long as no value comes twice.
    private static var runLimit: Int { 2 }

    override init(
        _ view: __shared ModifiedContent<C, OnChangeModifier<Value>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        let modifier = self.modifier
        if modifier.isInitial {
            tree.app.actions.add(.change, at: self) {
                modifier.action(modifier.value, modifier.value)
            }
        }
    }

    override func modifierChanged(from old: OnChangeModifier<Value>) {
        let new = modifier
        guard old.value != new.value else { return }
        if frame != tree.app.turn {
            frame = tree.app.turn
            toldInFrame = []
        }
        guard
            toldInFrame.count < Self.runLimit
                || new.isMeasured && !toldInFrame.contains(new.value)
        else {
            let name = new.isMeasured ? "onGeometryChange(for:" : "onChange(of:"
            tree.app.warn(
                "\(name) \(Value.self)) action tried to update multiple times per frame.",
                at: enclosingViewName)
            return
        }
        toldInFrame.append(new.value)
        let action = new.usesOldClosure ? old.action : new.action
        tree.app.actions.add(.change, at: self) { action(old.value, new.value) }
    }
}
