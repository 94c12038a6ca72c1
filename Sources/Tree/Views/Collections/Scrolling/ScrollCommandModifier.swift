import Foundation

/// Scrolls to what a value says, when it is first shown and when it changes, under the animation of
/// the change.
nonisolated package struct ScrollCommandModifier<Value: Equatable>: ViewModifier {
    package typealias Body = Never
    let value: Value
    let scroll: (Value, Animation?) -> Void

    package init(_ value: Value, scroll: @escaping (Value, Animation?) -> Void) {
        self.value = value
        self.scroll = scroll
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        ScrollCommandNode(view, in: context)
    }
}

private final class ScrollCommandNode<C: View, Value: Equatable>:
    PassthroughNode<C, ScrollCommandModifier<Value>>
{
    override init(
        _ view: __shared ModifiedContent<C, ScrollCommandModifier<Value>>,
        in context: _NodeContext
    ) {
        super.init(view, in: context)
        scroll(nil)
    }

    override func modifierChanged(from old: ScrollCommandModifier<Value>) {
        if old.value != modifier.value { scroll(tree.transaction(for: self).animation) }
    }

    /// The scroll view is there after the layout.
    private func scroll(_ animation: Animation?) {
        let modifier = modifier
        tree.afterLayout { modifier.scroll(modifier.value, animation) }
    }
}
