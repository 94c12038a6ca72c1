/// A value that is set from outside the graph: a state cell, an observed object's pulse.
package final class Source<Value>: Attribute {
    private var stored: Value

    package init(
        _ value: Value, in graph: Graph, subgraph: Subgraph? = nil, label: StaticString = "source"
    ) {
        stored = value
        super.init(in: graph, subgraph: subgraph, label: label)
    }

    /// The value; the rule being evaluated becomes a reader.
    package func read(isSticky: Bool = false) -> Value {
        recordRead(isSticky: isSticky)
        return stored
    }

    /// The value, without becoming a reader.
    package var value: Value { stored }

    /// Sets the value and marks what read it. Nothing is computed.
    package func write(_ value: Value) {
        stored = value
        version += 1
        markOutputsStale()
    }
}

extension Source where Value == Void {
    /// Marks what read it.
    package func pulse() { write(()) }
}
