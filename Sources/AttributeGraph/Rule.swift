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
    private final var firstInput: EdgePointer?
    private final var lastInput: EdgePointer?
    /// The input that was read last: most evaluations read in the order of the one before.
    private final var lastRead: EdgePointer?
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
            let version = current.pointee.input._withUnsafeGuaranteedRef {
                $0.refresh()
                return $0.version
            }
            if version != current.pointee.seenVersion { return true }
            edge = current.pointee.nextInput
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
        var kept: EdgePointer?
        var edge = firstInput
        while let current = edge {
            edge = current.pointee.nextInput
            if current.pointee.evaluation == evaluationCount {
                kept = current
            } else if current.pointee.isSticky {
                // Not read this time, and yet the evaluation was its answer to the change.
                current.pointee.seenVersion = current.pointee.input._withUnsafeGuaranteedRef {
                    $0.version
                }
                kept = current
            } else {
                current.cut()
                free(current, after: kept)
            }
        }
    }

    /// Frees an edge that is cut; `previous` stands before it among the inputs.
    private func free(_ edge: EdgePointer, after previous: EdgePointer?) {
        if lastInput == edge { lastInput = previous }
        if let previous {
            previous.pointee.nextInput = edge.pointee.nextInput
        } else {
            firstInput = edge.pointee.nextInput
        }
        edge.deallocate()
    }

    private func edge(from input: Attribute) -> EdgePointer? {
        // Or one input several times in a row.
        if let lastRead, lastRead.pointee.isEdge(from: input) { return lastRead }
        if let next = lastRead?.pointee.nextInput ?? firstInput, next.pointee.isEdge(from: input) {
            return next
        }
        var edge = firstInput
        while let current = edge {
            if current.pointee.isEdge(from: input) { return current }
            edge = current.pointee.nextInput
        }
        return nil
    }

    /// Makes the attribute an input, also outside an evaluation; a sticky one stays for good.
    package final func noteRead(of input: Attribute, isSticky: Bool) {
        guard !isDisposed else { return }
        if let edge = edge(from: input) {
            lastRead = edge
            if edge.pointee.seenVersion != input.version { sawChange = true }
            edge.pointee.evaluation = evaluationCount
            edge.pointee.seenVersion = input.version
            edge.pointee.isSticky = edge.pointee.isSticky || isSticky
            return
        }
        sawChange = true
        let edge = EdgePointer.make(
            from: input, to: self, evaluation: evaluationCount, isSticky: isSticky)
        if let lastInput {
            lastInput.pointee.nextInput = edge
        } else {
            firstInput = edge
        }
        lastInput = edge
        lastRead = edge
    }

    /// Whether the attribute has changed since this rule last saw it; false where it never did.
    package final func hasUnseenChange(of input: Attribute) -> Bool {
        guard let edge = edge(from: input) else { return false }
        return edge.pointee.seenVersion != input.version
    }

    /// Drops an edge that was cut because its input dies.
    final func forget(_ edge: EdgePointer) {
        lastRead = nil
        var previous: EdgePointer?
        var next = firstInput
        while let current = next {
            if current == edge { return free(edge, after: previous) }
            previous = current
            next = current.pointee.nextInput
        }
    }

    /// The labels of what the last evaluation read, for the printed graph.
    package final var inputLabels: [String] {
        var labels: [String] = []
        var edge = firstInput
        while let current = edge {
            labels.append("\(current.pointee.input._withUnsafeGuaranteedRef { $0.label })")
            edge = current.pointee.nextInput
        }
        return labels
    }

    override package func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        lastRead = nil
        while let edge = firstInput {
            edge.cut()
            free(edge, after: nil)
        }
        super.dispose()
    }
}

/// A rule whose value others read; it is computed when one of them asks.
package final class DerivedValue<Value>: Rule {
    /// Apart from the rule: an optional value in it would be of a type to find at run time at
    /// each look.
    private var stored: UnsafeMutablePointer<Value>?
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
        return stored.pointee
    }

    deinit {
        stored?.deinitialize(count: 1)
        stored?.deallocate()
    }

    override func compute() {
        let new = derive()
        if let stored {
            if isEqual(stored.pointee, new) { return }
            stored.pointee = new
        } else {
            let stored = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            stored.initialize(to: new)
            self.stored = stored
        }
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
