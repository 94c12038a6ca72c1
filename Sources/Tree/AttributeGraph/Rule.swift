/// A computation whose inputs are recorded while it runs, such as a view's body.
///
/// A rule is either *pulled*, evaluated when it is read, or *scheduled*, evaluated by
/// `Graph.evaluateScheduled()` in order of depth. Only a `DerivedValue` has readers.
package class Rule: Attribute {
    enum Freshness { case fresh, suspect, stale }

    /// Distance from the root; parents are evaluated before their children.
    package final let depth: Int
    final var freshness = Freshness.stale
    final var isQueued = false
    final var isDisposed = false
    /// The first of its inputs, a linked list in the order in which they were first read.
    private final var firstInput: EdgePointer?
    private final var lastInput: EdgePointer?
    /// The input that was read last. Most evaluations read in the order of the previous one.
    private final var lastRead: EdgePointer?
    private final var evaluationCount = 0
    /// Set by every read of an input that is new or has changed since this rule last read it. Code
    /// that uses the flag clears it first.
    package final var sawChange = false

    init(in graph: Graph, subgraph: Subgraph?, depth: Int, label: StaticString) {
        self.depth = depth
        super.init(in: graph, subgraph: subgraph, label: label)
    }

    deinit { dispose() }

    /// Runs the computation. The caller records inputs.
    func compute() {}

    /// Called when the rule is no longer fresh.
    func becameStale() {}

    /// Marks the rule as stale even if no input has changed.
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
                // Not read this time, but the evaluation has taken its change into account.
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

    /// Frees an unlinked edge; `previous` precedes it among the inputs.
    private func free(_ edge: EdgePointer, after previous: EdgePointer?) {
        if lastInput == edge { lastInput = previous }
        if let previous {
            previous.pointee.nextInput = edge.pointee.nextInput
        } else {
            firstInput = edge.pointee.nextInput
        }
        graph.edges.deallocate(edge)
    }

    private func edge(from input: Attribute) -> EdgePointer? {
        // An evaluation may read one input several times in a row.
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

    /// Makes the attribute an input, even outside of an evaluation. A sticky input remains forever.
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

    /// Whether the attribute has changed since this rule last read it; false if it never has.
    package final func hasUnseenChange(of input: Attribute) -> Bool {
        guard let edge = edge(from: input) else { return false }
        return edge.pointee.seenVersion != input.version
    }

    /// Frees an edge that was unlinked because its input is disposed of.
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

    /// The labels of the inputs of the last evaluation, for the printed graph.
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

/// A rule whose value other rules read. It is evaluated when one of them reads it.
package final class DerivedValue<Value>: Rule {
    /// Allocated separately, because the layout of a stored optional of a generic type is looked up
    /// at each access.
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

    /// The value, brought up to date; the read is not recorded.
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

/// What a scheduled rule evaluates.
package protocol RuleBody: AnyObject {
    func evaluateRule()
}

/// A rule that builds or updates a part of a tree. Nothing reads it.
package final class ScheduledRule: Rule {
    /// Not retained, because it owns the rule and disposes of it.
    package unowned(unsafe) let body: any RuleBody
    /// Defers the rule while it is closed.
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

    /// Evaluates the rule now if it is dirty, as part of the running evaluation.
    package func evaluateNow() { refresh() }

    /// Evaluates the rule now if it is dirty, and all rules that it begins, outside of any other
    /// evaluation: for content that depends on the size that layout has just determined.
    package func settleNow() {
        graph.untracked {
            refresh()
            graph.evaluateBegun()
        }
    }
}
