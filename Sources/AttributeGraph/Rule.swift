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
    /// What it has read, in the order in which it was first read, chained through the edges.
    private final var firstInput: Edge?
    private final unowned(unsafe) var lastInput: Edge?
    /// The input that was read last: most evaluations read in the order of the one before.
    private final unowned(unsafe) var lastRead: Edge?
    private final var evaluationCount = 0
    /// Set by every read of something that has changed since this rule last saw it, or that is
    /// new to it; whoever wants to know clears it first.
    package final var sawChange = false

    init(in graph: Graph, subgraph: Subgraph?, depth: Int, label: StaticString) {
        self.depth = depth
        super.init(in: graph, subgraph: subgraph, label: label)
    }

    deinit { dispose() }

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
        var edge = firstInput
        while let current = edge {
            current.input.refresh()
            if current.input.version != current.seenVersion { return true }
            edge = current.nextInput
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
        dropUnreadInputs()
    }

    private func dropUnreadInputs() {
        lastRead = nil
        var kept: Edge?
        var edge = firstInput
        while let current = edge {
            edge = current.nextInput
            if current.evaluation == evaluationCount {
                kept = current
            } else if current.isSticky {
                // Not read this time, and yet the evaluation was its answer to the change.
                current.seenVersion = current.input.version
                kept = current
            } else {
                current.cut()
                unchain(current, after: kept)
            }
        }
    }

    private func unchain(_ edge: Edge, after previous: Edge?) {
        if lastInput === edge { lastInput = previous }
        if let previous {
            previous.nextInput = edge.nextInput
        } else {
            firstInput = edge.nextInput
        }
        edge.nextInput = nil
    }

    private func inputEdge(of input: Attribute) -> Edge? {
        if let next = lastRead?.nextInput ?? firstInput, next.input === input { return next }
        var edge = firstInput
        while let current = edge {
            if current.input === input { return current }
            edge = current.nextInput
        }
        return nil
    }

    /// Makes the attribute an input, also outside an evaluation; a sticky one stays for good.
    package final func noteRead(of input: Attribute, isSticky: Bool) {
        guard !isDisposed else { return }
        if let edge = inputEdge(of: input) {
            lastRead = edge
            if edge.seenVersion != input.version { sawChange = true }
            edge.evaluation = evaluationCount
            edge.seenVersion = input.version
            edge.isSticky = edge.isSticky || isSticky
            return
        }
        sawChange = true
        let edge = Edge(
            input: input, rule: self, evaluation: evaluationCount, isSticky: isSticky)
        if let lastInput {
            lastInput.nextInput = edge
        } else {
            firstInput = edge
        }
        lastInput = edge
        lastRead = edge
    }

    /// Whether the attribute has changed since this rule last saw it; false where it never did.
    package final func hasUnseenChange(of input: Attribute) -> Bool {
        guard let edge = inputEdge(of: input) else { return false }
        return edge.seenVersion != input.version
    }

    /// Drops an edge that was cut because its input dies.
    final func forget(_ edge: Edge) {
        lastRead = nil
        var previous: Edge?
        var next = firstInput
        while let current = next {
            if current === edge { return unchain(edge, after: previous) }
            previous = current
            next = current.nextInput
        }
    }

    /// The labels of what the last evaluation read, for the printed graph.
    package final var inputLabels: [String] {
        var labels: [String] = []
        var edge = firstInput
        while let current = edge {
            labels.append("\(current.input.label)")
            edge = current.nextInput
        }
        return labels
    }

    override package func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        lastRead = nil
        lastInput = nil
        // One by one: were the first to own them all when it dies, a long chain would recurse.
        while let edge = firstInput {
            edge.cut()
            firstInput = edge.nextInput
            edge.nextInput = nil
        }
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
