import AttributeGraph

/// A modifier that applies a render effect to each element of its content.
@MainActor @preconcurrency
package protocol RenderModifier: ViewModifier where Body == Never {
    associatedtype Effect: RenderEffect
    /// Whether `effect(in:)` reads the environment; if not, it is not called when that changes.
    static var readsEnvironment: Bool { get }
    func effect(in environment: EnvironmentValues) -> Effect
}

extension RenderModifier {
    package static var readsEnvironment: Bool { true }

    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        RenderModifierNode(view, in: context)
    }
}

extension RenderModifier where Effect == Self {
    package static var readsEnvironment: Bool { false }
    package func effect(in environment: EnvironmentValues) -> Self { self }
}

/// The node of a render modifier: each element of its content gets an effect of its own.
final class RenderModifierNode<C: View, M: RenderModifier>:
    _Node<ModifiedContent<C, M>>, RuleBody
{
    private var modifier: M
    private var content: _Node<C>!
    private var rule: ScheduledRule?
    private var effect: M.Effect!
    /// Most nodes have one, and need no array. All are `EffectRender<M.Effect>`, but an array of that
    /// type would need its metadata at run time for each node.
    private var firstRender: RenderNode?
    private var otherRenders: [RenderNode] = []
    private var elementsAreStale = true

    init(_ view: __shared ModifiedContent<C, M>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(at: context)
        if M.readsEnvironment {
            let rule = makeRule("effect", body: self)
            self.rule = rule
            rule.evaluateNow()
        } else {
            effect = modifier.effect(in: EnvironmentValues())
        }
        content = C._makeNode(view.content, in: childContext())
    }

    override var name: String { typeName(of: M.self) }

    override func update(_ view: ModifiedContent<C, M>) {
        let isSame = ValueComparison.inputsEqual(modifier, view.modifier)
        modifier = view.modifier
        if !isSame {
            if let rule {
                rule.invalidate()
            } else {
                show(modifier.effect(in: EnvironmentValues()))
            }
        }
        content.update(view.content)
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        show(modifier.effect(in: scope.readAll()))
    }

    private func show(_ new: M.Effect) {
        effect = new
        forEachRender { typed($0).update(new) }
    }

    private func forEachRender(_ visit: (RenderNode) -> Void) {
        if let firstRender { visit(firstRender) }
        for render in otherRenders { visit(render) }
    }

    private func add(_ render: RenderNode) {
        if firstRender == nil { firstRender = render } else { otherRenders.append(render) }
    }

    private func typed(_ render: RenderNode) -> EffectRender<M.Effect> {
        unsafeDowncast(render, to: EffectRender<M.Effect>.self)
    }

    override func elementsChanged() {
        guard !elementsAreStale else { return }
        elementsAreStale = true
        super.elementsChanged()
    }

    override func appendElements(to list: inout [Element]) {
        elementsAreStale = false
        let start = list.count
        content.appendElements(to: &list)
        if list.count == start + 1, otherRenders.isEmpty {
            let child = list[start].render
            if let firstRender, typed(firstRender).child === child {
                wrap(&list[start], in: firstRender)
                return
            }
            if firstRender == nil, !child.isPlaceholder {
                let render = EffectRender(effect, child: child, owner: self)
                wrap(&list[start], in: render)
                firstRender = render
                return
            }
        }
        var known: [ObjectIdentifier: RenderNode] = [:]
        forEachRender { known[ObjectIdentifier(typed($0).child)] = $0 }
        firstRender = nil
        otherRenders = []
        for index in start..<list.count {
            let child = list[index].render
            if child.isPlaceholder {
                effect.adjust(&list[index].traits)
                continue
            }
            let render =
                known[ObjectIdentifier(child)] ?? EffectRender(effect, child: child, owner: self)
            wrap(&list[index], in: render)
            add(render)
        }
    }

    /// Replaces the element's render node by the effect's.
    private func wrap(_ element: inout Element, in render: RenderNode) {
        element.render.traits = element.traits
        effect.adjust(&element.traits)
        render.traits = element.traits
        element.render = render
    }

    override var passthroughContent: _ViewNode? { content }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }

    override func willRemove() {
        rule?.dispose()
        forEachRender { $0.removed() }
    }
}
