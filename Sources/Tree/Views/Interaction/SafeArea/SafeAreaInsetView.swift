/// A bar along an edge of some content, which is laid out beside the bar and may reach beneath it.
nonisolated package struct SafeAreaInsetView<Main: View, Bar: View>: View {
    package typealias Body = Never
    let settings: SafeAreaBarSettings
    let content: TupleView<(Main, ModifiedContent<Bar, SafeAreaBarMark>)>

    package init(_ settings: SafeAreaBarSettings, main: Main, bar: Bar) {
        self.settings = settings
        content = TupleView(
            (main, bar.modifier(SafeAreaBarMark())))
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        SafeAreaInsetNode(view, in: context)
    }
}

/// Marks the elements of a bar.
nonisolated struct SafeAreaBarMark: RenderTraitModifier {
    typealias Body = Never
    @MainActor func adjust(_ traits: inout Traits) { traits[SafeAreaBarTrait.self] = true }
}

private final class SafeAreaInsetNode<Main: View, Bar: View>:
    ContainerNode<
        SafeAreaInsetView<Main, Bar>,
        TupleView<(Main, ModifiedContent<Bar, SafeAreaBarMark>)>,
        SafeAreaInsetRender
    >
{
    init(_ view: __shared SafeAreaInsetView<Main, Bar>, in context: _NodeContext) {
        super.init(at: context)
        setRender(SafeAreaInsetRender(view.settings, owner: self))
        makeContent(view.content)
        tree.barCount += 1
        removesWithoutDelay()
    }

    override func update(_ view: SafeAreaInsetView<Main, Bar>) {
        render.update(view.settings)
        content?.update(view.content)
    }

    override func willRemove() {
        tree.barCount -= 1
        super.willRemove()
    }
}
