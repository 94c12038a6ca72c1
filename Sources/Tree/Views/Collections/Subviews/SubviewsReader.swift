import AttributeGraph

/// Shows what a closure makes of the single views in some content. The content sees the environment
/// of the reader, not of the position at which a subview is shown.
nonisolated package struct SubviewsReader<Content: View, Shown: View>: View {
    package typealias Body = Never
    let content: Content
    let build: @MainActor ([Subview]) -> Shown

    package init(
        _ content: Content, @ViewBuilder build: @escaping @MainActor ([Subview]) -> Shown
    ) {
        self.content = content
        self.build = build
    }

    @MainActor package static func _makeNode(
        _ view: Self, in context: _NodeContext
    ) -> _Node<Self> {
        SubviewsNode(view, in: context)
    }
}

private final class SubviewsNode<Content: View, Shown: View>:
    _ValueNode<SubviewsReader<Content, Shown>>, RuleBody
{
    private var source: SubviewsSource<Content>!
    private var shown: _Node<Shown>?
    private var rule: ScheduledRule!

    override init(_ view: __shared SubviewsReader<Content, Shown>, in context: _NodeContext) {
        super.init(view, in: context)
        rule = makeRule("subviews", body: self)
        source = SubviewsSource(view.content, in: childContext())
        source.changed = { [weak self] in self?.rule.invalidate() }
        tree.graph.begin(rule)
    }

    override func update(_ view: SubviewsReader<Content, Shown>) {
        self.view = view
        source.update(view.content)
        rule.invalidate()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        let content = view.build(source.subviews())
        if let shown {
            shown.update(content)
        } else {
            shown = Shown._makeNode(content, in: childContext())
            elementsChanged()
        }
    }

    override func appendElements(to list: inout [Element]) {
        shown?.appendElements(to: &list)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(source)
        if let shown { visit(shown) }
    }

    override func willRemove() { rule.dispose() }
}

/// The node above the content. It tells changes of the content from those of what is shown.
private final class SubviewsSource<Content: View>: _Node<Content> {
    private var content: _Node<Content>!
    var changed: () -> Void = {}

    init(_ view: __shared Content, in context: _NodeContext) {
        super.init(at: context)
        content = Content._makeNode(view, in: contentContext())
    }

    override func update(_ view: Content) { content.update(view) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
    override func elementsChanged() { changed() }

    func subviews() -> [Subview] {
        var elements: [Element] = []
        content.appendElements(to: &elements)
        return elements.map(Subview.init)
    }
}
