/// Defers the rules of a part of a tree that is retained without being shown. Rules that become
/// dirty while the gate is closed are evaluated when it is open again.
package final class RuleGate {
    private let outer: RuleGate?
    private var isClosed = false
    private var held: [ScheduledRule] = []

    package init(inside outer: RuleGate?) { self.outer = outer }

    package func close() { isClosed = true }

    /// Opens the gate, and returns the rules that have become dirty meanwhile, parents first.
    package func open() -> [ScheduledRule] {
        isClosed = false
        defer { held = [] }
        for rule in held { rule.isHeld = false }
        return held.filter { !$0.isDisposed }.sorted { $0.depth < $1.depth }
    }

    /// Takes a rule that has become dirty, if this gate or an outer one is closed.
    func hold(_ rule: ScheduledRule) -> Bool {
        guard isClosed else { return outer?.hold(rule) ?? false }
        if !rule.isHeld {
            rule.isHeld = true
            held.append(rule)
        }
        return true
    }
}
