import Glibc
import Synchronization

/// Sources and rules, and which rule has read what.
///
/// A write pushes "may be stale" along the edges and computes nothing; a read pulls the value.
/// The graph is confined to one thread, the main one in an app.
package final class Graph {
    /// The rule whose computation is running; whatever it reads becomes its input.
    package internal(set) var evaluating: Rule? {
        didSet {
            evaluatingThread.store(evaluating == nil ? 0 : pthread_self(), ordering: .relaxed)
        }
    }
    private let evaluatingThread = Atomic<pthread_t>(0)
    /// Whether the calling thread is evaluating a rule.
    package var isEvaluatingHere: Bool {
        evaluatingThread.load(ordering: .relaxed) == pthread_self()
    }
    /// How many evaluations there have been, of all rules.
    package internal(set) var evaluations = 0
    /// Atomic because the last owner of a source may be a closure on another thread.
    let attributeCount = Atomic(0)
    /// Attributes that have been made and not yet freed, to find leaks by.
    package var liveAttributes: Int { attributeCount.load(ordering: .relaxed) }
    /// Called when a rule becomes due while none was.
    package var whenDue: () -> Void = {}

    let edges = MemoryPool<Edge>()
    private var queue = DepthQueue()
    /// Rules made by the evaluation that is running; evaluated next, first made first.
    private var begun: [ScheduledRule] = []

    package init() {}

    package var hasDueRules: Bool { !queue.isEmpty || !begun.isEmpty }

    /// Runs `body` with no rule evaluating, so that what it reads becomes no rule's input.
    package func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = evaluating
        evaluating = nil
        defer { evaluating = outer }
        return try body()
    }

    /// Puts a new rule before everything that is already due.
    package func begin(_ rule: ScheduledRule) {
        begun.append(rule)
    }

    func schedule(_ rule: ScheduledRule) {
        guard !rule.isQueued else { return }
        let wasIdle = !hasDueRules
        rule.isQueued = true
        queue.insert(rule)
        if wasIdle { whenDue() }
    }

    /// Evaluates every rule that is due, parents before children, until none is.
    package func evaluateScheduled() {
        evaluateBegun()
        while let rule = queue.popFirst() {
            rule.isQueued = false
            rule.refresh()
            evaluateBegun()
        }
    }

    /// Evaluates the rules begun by the evaluation that has just ended, and those that they
    /// begin, depth first and in the order they were begun. A deep tree is built by this loop and
    /// not by recursion, so its depth costs no call stack.
    func evaluateBegun() {
        guard !begun.isEmpty else { return }
        var stack: [ScheduledRule] = []
        moveBegun(to: &stack)
        while let rule = stack.popLast() {
            rule.refresh()
            moveBegun(to: &stack)
        }
    }

    /// Reverses the rules, so that the one that was begun first is evaluated first.
    private func moveBegun(to stack: inout [ScheduledRule]) {
        while let rule = begun.popLast() { stack.append(rule) }
    }
}

extension Attribute: CustomStringConvertible {
    package var description: String { "\(label) v\(version), \(readerCount) readers" }
}

extension Rule {
    /// One line: the label, whether it is fresh, and what its last evaluation read.
    package var summary: String {
        "\(label) \(freshness) <- [\(inputLabels.joined(separator: ", "))]"
    }
}

extension Subgraph: CustomStringConvertible {
    /// A line for each member, the newest first.
    package var description: String {
        var lines: [String] = []
        forEachMember { lines.append(($0 as? Rule)?.summary ?? $0.description) }
        return lines.joined(separator: "\n")
    }
}
