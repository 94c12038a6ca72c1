/// Holds back the rules of a part of a tree that is kept without being shown: what becomes due
/// while the gate is closed is evaluated once it is open again.
package final class RuleGate {
    private let outer: RuleGate?
    private var isClosed = false
    private var held: [ScheduledRule] = []

    package init(inside outer: RuleGate?) { self.outer = outer }

    package func close() { isClosed = true }

    /// Lets the rules go; returns those that have become due meanwhile, parents before children.
    package func open() -> [ScheduledRule] {
        isClosed = false
        defer { held = [] }
        for rule in held { rule.isHeld = false }
        return held.filter { !$0.isDisposed }.sorted { $0.depth < $1.depth }
    }

    /// Takes a rule that has become due where this gate or one around it is closed.
    func hold(_ rule: ScheduledRule) -> Bool {
        guard isClosed else { return outer?.hold(rule) ?? false }
        if !rule.isHeld {
            rule.isHeld = true
            held.append(rule)
        }
        return true
    }
}
