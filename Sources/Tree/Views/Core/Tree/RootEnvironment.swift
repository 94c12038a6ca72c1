import AttributeGraph

/// The environment of a window's root view.
struct RootEnvironment {
    /// The values that the window is given.
    let values: Source<EnvironmentValues>
    /// Device pixels to a point.
    let scale: Source<Double>
    let scope: EnvironmentScope

    /// `complete` adds what the window knows; it runs again when a source that it read changes.
    init(
        _ values: EnvironmentValues, in graph: Graph, _ subgraph: Subgraph,
        complete: @escaping (inout EnvironmentValues) -> Void
    ) {
        let source = Source(values, in: graph, subgraph: subgraph, label: "window environment")
        let scale = Source(1.0, in: graph, subgraph: subgraph, label: "display scale")
        self.values = source
        self.scale = scale
        scope = EnvironmentScope(in: EnvironmentScope(root: source, subgraph: subgraph)) {
            complete(&$0)
            $0.directByLocale()
            $0.displayScale = scale.read()
        }
    }
}
