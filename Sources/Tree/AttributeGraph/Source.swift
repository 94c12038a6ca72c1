/// A value that is set from outside the graph, such as that of a state cell.
package final class Source<Value>: Attribute {
    private var stored: Value

    package init(
        _ value: Value, in graph: Graph, subgraph: Subgraph? = nil, label: StaticString = "source"
    ) {
        stored = value
        super.init(in: graph, subgraph: subgraph, label: label)
    }

    /// Returns the value and makes the rule being evaluated a reader.
    package func read(isSticky: Bool = false) -> Value {
        recordRead(isSticky: isSticky)
        return stored
    }

    /// The value; the read is not recorded.
    package var value: Value { stored }

    /// Sets the value and marks its readers. No rule is evaluated.
    package func write(_ value: Value) {
        stored = value
        version += 1
        markOutputsStale()
    }
}

extension Source where Value == Void {
    /// Marks the readers.
    package func pulse() { write(()) }
}
