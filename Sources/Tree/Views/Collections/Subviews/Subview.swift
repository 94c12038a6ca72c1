/// One view of some content, which can be shown at another position.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Identifies a view as long as it exists.
    public struct ID: Hashable {
        let node: AnyHashable
    }

    public let id: ID
    package let traits: Traits
    let render: RenderNode

    @MainActor init(_ element: Element) {
        id = ID(node: AnyHashable(element.render.id))
        traits = element.traits
        render = element.render
    }

    /// The values that the view has for its container.
    public var containerValues: ContainerValues { ContainerValues(traits: traits) }

    @MainActor public static func _makeNode(
        _ view: Subview, in context: _NodeContext
    ) -> _Node<Subview> {
        SubviewNode(view, in: context)
    }
}

extension Subview {
    /// The label that assistive technology reads for the view; nil where it has none.
    @MainActor package var describedLabel: String? {
        func words(_ node: RenderNode) -> [String] {
            if let own = node.accessibility {
                if own.isHidden { return [] }
                if let label = own.label { return [label] }
            }
            return node.children.flatMap(words)
        }
        let words = words(render)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

private final class SubviewNode: _ValueNode<Subview> {
    override func update(_ view: Subview) {
        let isSame = self.view.render === view.render
        self.view = view
        if !isSame { elementsChanged() }
    }

    override func appendElements(to list: inout [Element]) {
        list.append(Element(view.render, traits: view.traits))
    }
}

extension Subview {
    /// Whether the view is a leaf that draws a primitive of this type.
    package func shows<Drawn: Primitive>(_ type: Drawn.Type) -> Bool {
        render is PrimitiveRender<Drawn>
    }
}
