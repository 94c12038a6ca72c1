/// Runs a closure at the end of each update in which it is due.
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
    /// Runs the closure after each update in which the surrounding body finds it due. Unlike
    /// `onChange` it compares no values and has no limit per frame.
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
