extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        if let node = ResolvedLoopNode(view, in: context) { return node }
        return context.isLazy ? LazyLoopNode(view, in: context) : ForEachNode(view, in: context)
    }
}
