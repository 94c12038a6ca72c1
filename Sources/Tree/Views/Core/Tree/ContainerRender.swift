/// The render node of a container: the elements of some content are its children.
package class ContainerRender: RenderNode {
    /// The node of the content. It belongs to the container's view node, which clears the link in
    /// its `deinit` and therefore unchecked: a weak reference would add a side table and slow every
    /// retain.
    nonisolated(unsafe) final unowned(unsafe) var content: _ViewNode?
    /// Whether the content may have other elements than when they were last collected.
    final var elementsAreStale = true

    init(owner: _ViewNode) { super.init(in: owner.tree, owner: owner) }

    override init(in tree: ViewTree, owner: _ViewNode?) { super.init(in: tree, owner: owner) }

    /// Notes that the content may have other elements.
    func elementsChanged() {
        guard !elementsAreStale else { return }
        elementsAreStale = true
        invalidateElements()
        invalidatePaint()
    }

    /// Invalidates what depends on the elements: everything, unless a subclass depends on less.
    func invalidateElements() { invalidateLayout() }

    /// The content's present elements, in order.
    func collectElements() -> [Element] {
        elementsAreStale = false
        var list: [Element] = []
        content?.appendElements(to: &list)
        return list
    }

    /// Makes the element's node a child.
    @discardableResult
    final func adopt(_ element: Element) -> RenderNode {
        element.render.traits = element.traits
        element.render.join(self)
        return element.render
    }

    /// Collects the elements and adopts them, apart from each other those that take part in the
    /// layout and those that are shown only for their removal transition.
    final func adoptElements() -> (present: [RenderNode], leaving: [RenderNode]) {
        var (present, leaving): ([RenderNode], [RenderNode]) = ([], [])
        for element in collectElements() {
            let node = adopt(element)
            if node.isLeaving { leaving.append(node) } else { present.append(node) }
        }
        return (present, leaving)
    }
}
