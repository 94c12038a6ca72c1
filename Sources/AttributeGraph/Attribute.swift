/// Something that rules can read: a source or a rule.
///
/// `version` grows whenever the value really changed; an edge remembers the version its rule saw,
/// so a rule whose inputs were only suspected can be let off without being evaluated.
package class Attribute {
    package final let graph: Graph
    package final var version = 0
    /// Who has read it, in the order in which they first did, chained through the edges.
    final var firstReader: EdgePointer?
    fileprivate final var lastReader: EdgePointer?
    package final let label: StaticString
    /// Not counted: it disposes of its members before it dies.
    private final unowned(unsafe) var subgraph: Subgraph?
    /// The neighbours in the subgraph's chain.
    final var next: Unmanaged<Attribute>?
    final var previous: Unmanaged<Attribute>?

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
            current.pointee.rule._withUnsafeGuaranteedRef { $0.markStale() }
            edge = current.pointee.nextReader
        }
    }

    final var readerCount: Int {
        var count = 0
        var edge = firstReader
        while let current = edge {
            count += 1
            edge = current.pointee.nextReader
        }
        return count
    }

    /// Cuts this attribute out of the graph; its readers keep what they last saw.
    package func dispose() {
        while let edge = firstReader {
            edge.cut()
            edge.pointee.rule._withUnsafeGuaranteedRef { $0.forget(edge) }
        }
        subgraph?.remove(self)
        subgraph = nil
    }
}

/// One rule has read one attribute. It is cut before either of them dies, and freed by the rule.
///
/// Edges are chained through themselves twice, as inputs of their rule and as readers of their
/// input. There are several for each node of a tree: they are plain memory whose owners nobody
/// counts.
struct Edge {
    let input: Unmanaged<Attribute>
    let rule: Unmanaged<Rule>
    /// The next input of the rule.
    var nextInput: EdgePointer?
    /// The neighbours among the readers of the input.
    fileprivate var nextReader: EdgePointer?
    fileprivate var previousReader: EdgePointer?
    var seenVersion: Int
    /// The evaluation of the rule that last used the edge.
    var evaluation: Int
    /// Kept even when a later evaluation does not read the input (SwiftUI's `@State` does so).
    var isSticky: Bool

    func isEdge(from attribute: Attribute) -> Bool {
        input.toOpaque() == Unmanaged.passUnretained(attribute).toOpaque()
    }
}

typealias EdgePointer = UnsafeMutablePointer<Edge>

extension EdgePointer {
    /// A new edge, the last of the input's readers.
    static func make(
        from input: Attribute, to rule: Rule, evaluation: Int, isSticky: Bool
    ) -> EdgePointer {
        let edge = EdgePointer.allocate(capacity: 1)
        edge.initialize(
            to: Edge(
                input: .passUnretained(input), rule: .passUnretained(rule),
                previousReader: input.lastReader, seenVersion: input.version,
                evaluation: evaluation, isSticky: isSticky))
        if let last = input.lastReader {
            last.pointee.nextReader = edge
        } else {
            input.firstReader = edge
        }
        input.lastReader = edge
        return edge
    }

    /// Takes the edge from the readers of its input.
    func cut() {
        let (next, previous) = (pointee.nextReader, pointee.previousReader)
        pointee.input._withUnsafeGuaranteedRef { input in
            if let previous {
                previous.pointee.nextReader = next
            } else {
                input.firstReader = next
            }
            if let next {
                next.pointee.previousReader = previous
            } else {
                input.lastReader = previous
            }
        }
    }
}
