/// A computation whose inputs are recorded while it runs: a view's body, an environment transform.
///
/// A rule is either *pulled*, evaluated when somebody reads it, or *scheduled*, evaluated by
/// `Graph.evaluateScheduled()` in order of depth. Only `DerivedValue` has readers of its own.
package class Rule: Attribute {
    enum Freshness { case fresh, suspect, stale }

    /// Distance from the root; parents are evaluated before their children.
    package final let depth: Int
    final var freshness = Freshness.stale
    final var isQueued = false
    final var isDisposed = false
    private final var inputs: [Edge] = []
    private final var evaluationCount = 0
    /// Set by every read of something that has changed since this rule last saw it, or that is
    /// new to it; whoever wants to know clears it first.
    package final var sawChange = false

    init(in graph: Graph, subgraph: Subgraph?, depth: Int, label: StaticString) {
        self.depth = depth
        super.init(in: graph, subgraph: subgraph, label: label)
    }

    /// Runs the computation; inputs are recorded by the caller.
    func compute() {}

    /// What to do when the rule leaves the fresh state.
    func becameStale() {}

    /// Demands evaluation whatever the inputs say.
    package final func invalidate() {
        guard !isDisposed else { return }
        let wasFresh = freshness == .fresh
        freshness = .stale
        if wasFresh { becameStale() }
    }

    final func markStale() {
        guard freshness == .fresh, !isDisposed else { return }
        freshness = .suspect
        becameStale()
    }

    override final func refresh() {
        guard freshness != .fresh, !isDisposed else { return }
        if freshness == .suspect, !inputsChanged() {
            freshness = .fresh
            return
        }
        evaluate()
    }

    private func inputsChanged() -> Bool {
        for edge in inputs {
            edge.input.refresh()
            if edge.input.version != edge.seenVersion { return true }
        }
        return false
    }

    final func evaluate() {
        evaluationCount += 1
        freshness = .fresh
        graph.evaluations += 1
        let outer = graph.evaluating
        graph.evaluating = self
        compute()
        graph.evaluating = outer
        inputs.removeAll { edge in
            guard edge.evaluation != evaluationCount else { return false }
            guard !edge.isSticky else {
                // Not read this time, and yet the evaluation was its answer to the change.
                edge.seenVersion = edge.input.version
                return false
            }
            edge.cut()
            return true
        }
    }

    /// Makes the attribute an input, also outside an evaluation; a sticky one stays for good.
    package final func noteRead(of input: Attribute, isSticky: Bool) {
        guard !isDisposed else { return }
        if let edge = inputs.first(where: { $0.input === input }) {
            if edge.seenVersion != input.version { sawChange = true }
            edge.evaluation = evaluationCount
            edge.seenVersion = input.version
            edge.isSticky = edge.isSticky || isSticky
            return
        }
        sawChange = true
        inputs.append(
            Edge(input: input, rule: self, evaluation: evaluationCount, isSticky: isSticky))
    }

    /// Whether the attribute has changed since this rule last saw it; false where it never did.
    package final func hasUnseenChange(of input: Attribute) -> Bool {
        guard let edge = inputs.first(where: { $0.input === input }) else { return false }
        return edge.seenVersion != input.version
    }

    final func forget(_ edge: Edge) {
        inputs.removeAll { $0 === edge }
    }

    /// The labels of what the last evaluation read, for the printed graph.
    package final var inputLabels: [String] { inputs.map { "\($0.input.label)" } }

    override package func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        for edge in inputs { edge.cut() }
        inputs = []
        super.dispose()
    }
}

/// A rule whose value others read; it is computed when one of them asks.
package final class DerivedValue<Value>: Rule {
    private var stored: Value?
    private let derive: () -> Value
    private let isEqual: (Value, Value) -> Bool

    package init(
        in graph: Graph, subgraph: Subgraph? = nil, label: StaticString = "value",
        isEqual: @escaping (Value, Value) -> Bool, derive: @escaping () -> Value
    ) {
        self.derive = derive
        self.isEqual = isEqual
        super.init(in: graph, subgraph: subgraph, depth: 0, label: label)
    }

    package func read() -> Value {
        refresh()
        recordRead(isSticky: false)
        return current
    }

    /// The value, brought up to date, without becoming a reader.
    package var value: Value {
        refresh()
        return current
    }

    private var current: Value {
        guard let stored else { fatalError("The rule '\(label)' reads its own value") }
        return stored
    }

    override func compute() {
        let new = derive()
        if let stored, isEqual(stored, new) { return }
        stored = new
        version += 1
    }

    override func becameStale() { markOutputsStale() }
}

/// What a scheduled rule calls when it is its turn.
package protocol RuleBody: AnyObject {
    func evaluateRule()
}

/// A rule that acts: it builds or changes part of a tree, and nothing reads it.
package final class ScheduledRule: Rule {
    /// Owns the rule, and disposes of it.
    package unowned(unsafe) let body: any RuleBody
    /// What may hold it back.
    private let gate: RuleGate?
    var isHeld = false

    package init(
        in graph: Graph, subgraph: Subgraph? = nil, gate: RuleGate? = nil, depth: Int,
        label: StaticString = "rule", body: any RuleBody
    ) {
        self.body = body
        self.gate = gate
        super.init(in: graph, subgraph: subgraph, depth: depth, label: label)
    }

    override func compute() {
        if let gate, gate.hold(self) {
            freshness = .stale
            return
        }
        body.evaluateRule()
    }

    override func becameStale() {
        if let gate, gate.hold(self) { return }
        graph.schedule(self)
    }

    /// Evaluates it now where it is due, as part of whatever is being evaluated.
    package func evaluateNow() { refresh() }

    /// Evaluates it now where it is due, and everything that this begins, outside of any other
    /// evaluation: for content that depends on a size just decided.
    package func settleNow() {
        graph.untracked {
            refresh()
            graph.evaluateBegun()
        }
    }
}
