import Geometry

@MainActor
extension RenderContext {
    /// The axis of the nearest stack around the node; nil outside of stacks.
    package var stackAxis: Axis? {
        var next = node.parent
        while let current = next {
            if let container = current as? any StackRender { return container.stackOrientation }
            if current.children.count != 1 { return nil }
            next = current.parent
        }
        return nil
    }
}

/// A render node that may be a stack.
protocol StackRender: RenderNode {
    var stackOrientation: Axis? { get }
}

/// A leaf with a layout priority of its own, such as a spacer, which gives way to all other views.
@MainActor @preconcurrency
package protocol PrioritizedView: PrimitiveView {
    var ownLayoutPriority: Double { get }
}

extension PrioritizedView {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        PrioritizedNode(view, in: context)
    }
}

/// The node of a leaf with a layout priority of its own.
private final class PrioritizedNode<Content: PrioritizedView>: PrimitiveNode<Content> {
    override func appendElements(to list: inout [Element]) {
        var element = Element(render)
        element.traits[LayoutPriorityTrait.self] = view.ownLayoutPriority
        list.append(element)
    }
}
