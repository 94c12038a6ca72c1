import Foundation
import Geometry

/// Draws each element of the content under an effect that is made from the element's geometry. It
/// is made again after each layout and while scroll views around scroll; the content is not.
nonisolated package struct GeometryLayerModifier<Layer: RenderEffect>: ViewModifier {
    package typealias Body = Never
    /// The effect before the first layout.
    let initial: Layer
    let resolve: LayerResolver<Layer>

    package init(initial: Layer, resolve: LayerResolver<Layer>) {
        self.initial = initial
        self.resolve = resolve
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        GeometryEffectNode(view, in: context)
    }
}

/// How an effect is made from geometry.
package struct LayerResolver<Layer: RenderEffect> {
    /// The effect for a geometry, with the animation that leads to it from the shown one, if any.
    let layer: @MainActor (GeometryProxy, _ shown: Layer) -> (layer: Layer, animation: Animation?)

    package init(
        _ layer:
            @escaping @MainActor (GeometryProxy, Layer) -> (
                layer: Layer, animation: Animation?
            )
    ) {
        self.layer = layer
    }
}

/// The node of the modifier: each element of its content gets an effect of its own.
private final class GeometryEffectNode<C: View, Layer: RenderEffect>:
    _Node<ModifiedContent<C, GeometryLayerModifier<Layer>>>, LayoutObserver
{
    private var modifier: GeometryLayerModifier<Layer>
    private var content: _Node<C>!
    private var layers: [Layered] = []

    /// An effect's node, and whether it has been made from geometry.
    private struct Layered {
        let render: EffectRender<Layer>
        var isResolved = false
    }

    init(
        _ view: __shared ModifiedContent<C, GeometryLayerModifier<Layer>>,
        in context: _NodeContext
    ) {
        modifier = view.modifier
        super.init(at: context)
        content = C._makeNode(view.content, in: childContext())
        tree.observeLayouts(self)
    }

    override func update(_ view: ModifiedContent<C, GeometryLayerModifier<Layer>>) {
        modifier = view.modifier
        tree.positionsChanged()
        content.update(view.content)
    }

    override func appendElements(to list: inout [Element]) {
        let start = list.count
        content.appendElements(to: &list)
        var known: [ObjectIdentifier: Layered] = [:]
        for layer in layers { known[ObjectIdentifier(layer.render.child)] = layer }
        layers = []
        for index in start..<list.count {
            let child = list[index].render
            guard !child.isPlaceholder else { continue }
            let layer =
                known[ObjectIdentifier(child)]
                ?? Layered(render: EffectRender(modifier.initial, child: child, owner: self))
            child.traits = list[index].traits
            layer.render.traits = list[index].traits
            list[index].render = layer.render
            layers.append(layer)
        }
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        for index in layers.indices where layers[index].render.isInTree {
            let render = layers[index].render
            let proxy = GeometryProxy(render, size: render.size) {}
            let (layer, animation) = modifier.resolve.layer(proxy, render.target)
            let before = tree.app.transaction
            defer { tree.app.transaction = before }
            if !layers[index].isResolved {
                // The first effect is no change.
                tree.app.transaction = Transaction()
            } else if let animation {
                tree.app.transaction.animation = animation
            }
            layers[index].isResolved = true
            render.update(layer)
        }
        return true
    }

    override var passthroughContent: _ViewNode? { content }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
    override func willRemove() {
        for layer in layers { layer.render.removed() }
    }
}
