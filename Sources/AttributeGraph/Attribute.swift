/// Something that rules can read: a source or a rule.
///
/// `version` grows whenever the value really changed; an edge remembers the version its rule saw,
/// so a rule whose inputs were only suspected can be let off without being evaluated.
package class Attribute {
    package final let graph: Graph
    package final var version = 0
    final var outputs: [Edge] = []
    package final let label: StaticString
    private final var subgraph: Subgraph?
    /// The neighbours in the subgraph's chain.
    final unowned(unsafe) var next: Attribute?
    final unowned(unsafe) var previous: Attribute?

    init(in graph: Graph, subgraph: Subgraph?, label: StaticString) {
        self.graph = graph
        self.subgraph = subgraph
        self.label = label
        graph.attributeCount.add(1, ordering: .relaxed)
        subgraph?.add(self)
    }

    deinit {
        dispose()
        graph.attributeCount.subtract(1, ordering: .relaxed)
    }

    /// Brings the value up to date; sources always are.
    func refresh() {}

    /// Notes that the rule being evaluated, if any, has read this attribute.
    final func recordRead(isSticky: Bool) {
        graph.evaluating?.noteRead(of: self, isSticky: isSticky)
    }

    /// Tells every reader, directly or through other rules, that its value may be stale.
    final func markOutputsStale() {
        for edge in outputs { edge.rule.markStale() }
    }

    /// Cuts this attribute out of the graph; its readers keep what they last saw.
    package func dispose() {
        for edge in outputs { edge.rule.forget(edge) }
        outputs = []
        subgraph?.remove(self)
        subgraph = nil
    }
}

/// One rule has read one attribute. It is cut before either of them dies.
final class Edge {
    unowned(unsafe) let input: Attribute
    unowned(unsafe) let rule: Rule
    /// Where the edge stands in `input.outputs`, so that it is cut in constant time.
    var outputIndex: Int
    var seenVersion: Int
    /// The evaluation of the rule that last used the edge.
    var evaluation: Int
    /// Kept even when a later evaluation does not read the input (SwiftUI's `@State` does so).
    var isSticky: Bool

    init(input: Attribute, rule: Rule, evaluation: Int, isSticky: Bool) {
        self.input = input
        self.rule = rule
        self.evaluation = evaluation
        self.isSticky = isSticky
        seenVersion = input.version
        outputIndex = input.outputs.count
        input.outputs.append(self)
    }

    func cut() {
        let last = input.outputs.removeLast()
        if last !== self {
            input.outputs[outputIndex] = last
            last.outputIndex = outputIndex
        }
    }
}
