/// Something that rules can read: a source or another rule.
///
/// `version` increases whenever the value has changed, and an edge stores the version that its rule
/// has read. A rule whose inputs may be stale but have kept their versions is not evaluated.
package class Attribute {
    package final let graph: Graph
    package final var version = 0
    /// The first of its readers, a linked list in the order in which they have first read it.
    final var firstReader: EdgePointer?
    fileprivate final var lastReader: EdgePointer?
    package final let label: StaticString
    /// Not retained, because a subgraph disposes of its members in its `deinit`.
    private final unowned(unsafe) var subgraph: Subgraph?
    /// The neighbours in the subgraph's linked list.
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

    /// Brings the value up to date. Sources always are.
    func refresh() {}

    /// Records that the rule being evaluated, if any, has read this attribute.
    final func recordRead(isSticky: Bool) {
        graph.evaluating?.noteRead(of: self, isSticky: isSticky)
    }

    /// Marks all direct and indirect readers as possibly stale.
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

    /// Removes this attribute from the graph. Its readers keep the values that they have read.
    package func dispose() {
        while let edge = firstReader {
            edge.cut()
            edge.pointee.rule._withUnsafeGuaranteedRef { $0.forget(edge) }
        }
        subgraph?.remove(self)
        subgraph = nil
    }
}

/// Records that a rule has read an attribute. The edge is unlinked before either of them is
/// deallocated, and freed by the rule.
///
/// An edge is a member of two linked lists, the inputs of its rule and the readers of its input. As
/// every node of a tree has several, edges are plain memory without reference counts.
struct Edge {
    let input: Unmanaged<Attribute>
    let rule: Unmanaged<Rule>
    /// The next input of the rule.
    var nextInput: EdgePointer?
    /// The neighbours among the readers of the input.
    fileprivate var nextReader: EdgePointer?
    fileprivate var previousReader: EdgePointer?
    var seenVersion: Int
    /// The last evaluation of the rule that has used the edge.
    var evaluation: Int
    /// Whether the edge remains if a later evaluation does not read the input, as with `@State`.
    var isSticky: Bool

    func isEdge(from attribute: Attribute) -> Bool {
        input.toOpaque() == Unmanaged.passUnretained(attribute).toOpaque()
    }
}

typealias EdgePointer = UnsafeMutablePointer<Edge>

extension EdgePointer {
    /// Creates an edge and appends it to the input's readers.
    static func make(
        from input: Attribute, to rule: Rule, evaluation: Int, isSticky: Bool
    ) -> EdgePointer {
        let edge = input.graph.edges.allocate()
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

    /// Removes the edge from the readers of its input.
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
