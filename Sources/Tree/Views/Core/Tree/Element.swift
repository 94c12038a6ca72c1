/// One thing that a container lays out: the render node that a view shows, and what modifiers
/// inside say about it to the container.
package struct Element {
    package internal(set) var render: RenderNode
    package var traits: Traits
    /// The row of a lazy loop that the element belongs to, if any.
    var rowPosition: RowPosition?

    package init(_ render: RenderNode, traits: Traits = Traits()) {
        self.render = render
        self.traits = traits
    }
}

@MainActor
extension [RenderNode] {
    /// Sorted by z-index, the lowest first; nodes with the same index keep their order.
    var byDepth: [RenderNode] {
        enumerated().sorted { a, b in
            let (first, second) = (
                a.element.traits[ZIndexTrait.self], b.element.traits[ZIndexTrait.self]
            )
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }
}
