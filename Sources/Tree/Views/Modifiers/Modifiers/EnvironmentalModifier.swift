import AttributeGraph

/// A modifier that is another one, depending on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that is applied.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier that is applied in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        EnvironmentalModifierNode(view, in: context)
    }
}

/// The node of an environmental modifier. Its modifier is resolved again when a value of the
/// environment changes that it has read.
private final class EnvironmentalModifierNode<C: View, M: EnvironmentalModifier>:
    _ValueNode<ModifiedContent<C, M>>, RuleBody
{
    private var rule: ScheduledRule!
    private var child: _Node<ModifiedContent<C, M.ResolvedModifier>>?

    override init(_ view: __shared ModifiedContent<C, M>, in context: _NodeContext) {
        super.init(view, in: context)
        rule = makeRule("environmental modifier", body: self)
        rule.evaluateNow()
    }

    override func update(_ view: ModifiedContent<C, M>) {
        self.view = view
        rule.invalidate()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        let new = view.content.modifier(view.modifier.resolve(in: scope.trackedValues))
        if let child {
            child.update(new)
        } else {
            child = type(of: new)._makeNode(new, in: childContext())
            elementsChanged()
        }
    }

    override var passthroughContent: _ViewNode? { child }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func freeze() {
        rule.dispose()
        super.freeze()
    }

    override func willRemove() { rule.dispose() }
}
