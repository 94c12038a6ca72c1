/// Runs a closure once the running update is over, where the value it is given says so.
struct AfterUpdateModifier: ViewModifier {
    typealias Body = Never
    let isDue: Bool
    let action: () -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, AfterUpdateModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, AfterUpdateModifier>> {
        AfterUpdateNode(view, in: context)
    }
}

extension View {
    /// Runs the closure after each update in which the body around it found it due. Unlike
    /// `onChange` it compares nothing and never gives up.
    nonisolated package func afterUpdate(
        if isDue: Bool, _ action: @escaping () -> Void
    ) -> some View {
        modifier(AfterUpdateModifier(isDue: isDue, action: action))
    }
}

private final class AfterUpdateNode<C: View>: PassthroughNode<C, AfterUpdateModifier> {
    override func modifierChanged(from old: AfterUpdateModifier) {
        guard modifier.isDue else { return }
        tree.app.actions.add(.change, at: self, modifier.action)
    }
}
