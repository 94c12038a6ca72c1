/// Something that rules can read: a source or a rule.
///
/// `version` grows whenever the value really changed; an edge remembers the version its rule saw,
/// so a rule whose inputs were only suspected can be let off without being evaluated.
package class Attribute {
    package final let graph: Graph
    package final var version = 0
    /// Who has read it, in the order in which they first did, chained through the edges.
    final unowned(unsafe) var firstReader: Edge?
    fileprivate final unowned(unsafe) var lastReader: Edge?
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
        var edge = firstReader
        while let current = edge {
            current.rule.markStale()
            edge = current.nextReader
        }
    }

    final var readerCount: Int {
        var count = 0
        var edge = firstReader
        while let current = edge {
            count += 1
            edge = current.nextReader
        }
        return count
    }

    /// Cuts this attribute out of the graph; its readers keep what they last saw.
    package func dispose() {
        while let edge = firstReader {
            edge.cut()
            edge.rule.forget(edge)
        }
        subgraph?.remove(self)
        subgraph = nil
    }
}

/// One rule has read one attribute. It is cut before either of them dies.
///
/// Edges are chained through themselves twice, as inputs of their rule and as readers of their
/// input: a rule that reads one thing and an attribute with one reader need no list besides.
final class Edge {
    unowned(unsafe) let input: Attribute
    unowned(unsafe) let rule: Rule
    /// The next input of the rule.
    var nextInput: Edge?
    /// The neighbours among the readers of the input.
    fileprivate unowned(unsafe) var nextReader: Edge?
    private unowned(unsafe) var previousReader: Edge?
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
        previousReader = input.lastReader
        if let last = input.lastReader {
            last.nextReader = self
        } else {
            input.firstReader = self
        }
        input.lastReader = self
    }

    /// Takes the edge from the readers of its input.
    func cut() {
        if let previousReader {
            previousReader.nextReader = nextReader
        } else {
            input.firstReader = nextReader
        }
        if let nextReader {
            nextReader.previousReader = previousReader
        } else {
            input.lastReader = previousReader
        }
        nextReader = nil
        previousReader = nil
    }
}
