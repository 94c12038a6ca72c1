import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts

/// Where a secondary view is shown.
package enum SecondaryLayer { case behind, inFront, mask }

/// Puts another view behind or in front of each element, or makes it the element's mask; it is
/// laid out in the element's own size.
nonisolated package struct SecondaryViewModifier<Secondary: View>: ViewModifier {
    package typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let layer: SecondaryLayer

    package init(_ secondary: Secondary, alignment: Alignment, layer: SecondaryLayer) {
        self.secondary = secondary
        self.alignment = alignment
        self.layer = layer
    }

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        SecondaryNode(view, in: context)
    }
}

/// The node of the modifier: each element of the content gets a secondary view of its own.
private final class SecondaryNode<C: View, S: View>:
    _ValueNode<ModifiedContent<C, SecondaryViewModifier<S>>>, RuleBody
{
    private var content: _Node<C>!
    private var layers: [Layer] = []
    /// Elements whose secondary view is still to be made.
    private var waiting: [RenderNode] = []
    private var rule: ScheduledRule!
    /// Made with the node, for the single element that most views have.
    private var spare: SecondaryRoot<S>?

    private struct Layer {
        let render: SecondaryRender
        let root: SecondaryRoot<S>
    }

    override init(
        _ view: __shared ModifiedContent<C, SecondaryViewModifier<S>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        content = C._makeNode(view.content, in: childContext())
        spare = SecondaryRoot(view.modifier.secondary, in: childContext())
        rule = makeRule("secondary view", body: self)
        rule.evaluateNow()
    }

    override func update(_ view: ModifiedContent<C, SecondaryViewModifier<S>>) {
        self.view = view
        content.update(view.content)
        spare?.child.update(view.modifier.secondary)
        for layer in layers {
            layer.render.update(view.modifier.alignment, layer: view.modifier.layer)
            layer.root.child.update(view.modifier.secondary)
        }
    }

    override func appendElements(to list: inout [Element]) {
        var inner: [Element] = []
        content.appendElements(to: &inner)
        let children = Set(inner.map { ObjectIdentifier($0.render) })
        for layer in layers where !children.contains(ObjectIdentifier(layer.render.child)) {
            layer.root.remove()
        }
        layers.removeAll { !children.contains(ObjectIdentifier($0.render.child)) }
        let known = Set(layers.map { ObjectIdentifier($0.render.child) })
        waiting = inner.map(\.render).filter {
            !known.contains(ObjectIdentifier($0)) && !$0.isPlaceholder
        }
        if !waiting.isEmpty {
            rule.invalidate()
            rule.settleNow()
        }
        for element in inner {
            guard let layer = layers.first(where: { $0.render.child === element.render }) else {
                if element.render.isPlaceholder { list.append(element) }
                continue
            }
            element.render.traits = element.traits
            layer.render.traits = element.traits
            list.append(Element(layer.render, traits: element.traits))
        }
    }

    /// Makes the missing secondary views.
    func evaluateRule() {
        guard !isRemoved else { return }
        for child in waiting {
            let root = spare ?? SecondaryRoot(view.modifier.secondary, in: childContext())
            spare = nil
            let render = SecondaryRender(
                child: child, view.modifier.alignment,
                view.modifier.layer, owner: self)
            root.render = render
            layers.append(Layer(render: render, root: root))
        }
        waiting = []
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(content)
        if let spare { visit(spare) }
        for layer in layers { visit(layer.root) }
    }

    override func willRemove() { rule.dispose() }
}

/// The node above a secondary view, which reports changes of elements to its layer alone.
private final class SecondaryRoot<S: View>: _ViewNode {
    weak var render: SecondaryRender? { didSet { render?.content = self } }
    private(set) var child: _Node<S>!

    init(_ view: __shared S, in context: _NodeContext) {
        super.init(in: context)
        child = S._makeNode(view, in: contentContext())
    }

    deinit { render?.content = nil }

    override func elementsChanged() { render?.elementsChanged() }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// The render node of an element with a secondary view.
private final class SecondaryRender: ContainerRender {
    let child: RenderNode
    private var alignment: Alignment
    private var layer: SecondaryLayer
    private var secondaries: [RenderNode] = []
    private var leaving: [RenderNode] = []

    init(
        child: RenderNode, _ alignment: Alignment, _ layer: SecondaryLayer,
        owner: _ViewNode
    ) {
        self.child = child
        self.alignment = alignment
        self.layer = layer
        super.init(owner: owner)
        child.join(self)
    }

    func update(_ alignment: Alignment, layer: SecondaryLayer) {
        guard alignment != self.alignment || layer != self.layer else { return }
        self.alignment = alignment
        self.layer = layer
        invalidatePlacement()
        invalidatePaint()
    }

    override func invalidateElements() { invalidatePlacement() }

    private func refreshElements() {
        if elementsAreStale { (secondaries, leaving) = adoptElements() }
    }

    override var children: [RenderNode] {
        refreshElements()
        return layer == .behind ? secondaries + [child] : [child] + secondaries
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        if layer != .behind { visit(child) }
        if layer != .mask { forEachSecondary(visit) }
        if layer == .behind { visit(child) }
    }

    private func forEachSecondary(_ visit: (RenderNode) -> Void) {
        refreshElements()
        let all = leaving + secondaries
        for node in all.sorted(by: { $0.depthTrait < $1.depthTrait }) { visit(node) }
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        guard layer == .mask else { return super.paint(into: &recorder) }
        var mask = DisplayListRecorder()
        forEachSecondary { mask.child($0) }
        // Numbers below zero are taken by no node of the tree.
        recorder.with(.mask(mask.finish(id: .auxiliary(1))), id: .auxiliary(2)) { $0.child(child) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal)
    }

    override func placeChildren() {
        refreshElements()
        child.place(at: .zero, proposal: proposal)
        let layout = OverlayLayout(alignment: alignment)
        for secondary in secondaries {
            let placement = layout.placement(
                ofSecondary: secondary, over: child, in: size, proposal: proposal)
            secondary.place(at: placement.origin, proposal: placement.proposal)
        }
    }

    override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitAlignment(of: key, in: size, proposal: proposal)
    }

    override func computeAlignmentKeys() -> AlignmentKeySet { child.explicitAlignmentKeys }
    override func computeSpacing() -> ViewSpacing { child.spacing }
    override var wrapsLeaving: Bool { child.isLeaving }

    override func ownLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        child.layoutValue(key)
    }
}

extension RenderNode {
    fileprivate var depthTrait: Double { traits[ZIndexTrait.self] }
}
