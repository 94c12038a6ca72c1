/// A modifier that only sets traits of its content's elements, which the container reads.
@MainActor @preconcurrency
package protocol RenderTraitModifier: ViewModifier where Body == Never {
    func adjust(_ traits: inout Traits)
}

extension RenderTraitModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        TraitNode(view, in: context)
    }
}

private final class TraitNode<C: View, M: RenderTraitModifier>: PassthroughNode<C, M> {
    override func makeContent(_ view: C) -> _Node<C> {
        guard let tag = (self.modifier as? any Tagging)?.selectionTag?.value else {
            return super.makeContent(view)
        }
        return makeRowNode(view, id: tag)
    }

    override func appendElements(to list: inout [Element]) {
        let start = list.count
        content.appendElements(to: &list)
        for index in start..<list.count { modifier.adjust(&list[index].traits) }
    }

    /// Traits may contain closures, which never compare equal; containers then read them each time.
    override func modifierChanged(from old: M) {
        if !ValueComparison.inputsEqual(old, modifier) { elementsChanged() }
    }
}
