extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        if let resolved = ResolvedLoopNode.resolve(view) {
            return ResolvedLoopNode(resolved, in: context)
        }
        return context.isLazy ? LazyLoopNode(view, in: context) : ForEachNode(view, in: context)
    }
}
