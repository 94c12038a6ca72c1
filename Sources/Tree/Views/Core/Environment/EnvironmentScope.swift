import AttributeGraph

/// The environment of one part of the tree. A modifier that changes the environment makes a new
/// scope; all views below share it.
///
/// The whole environment is one rule of the graph, and each key that a body reads is another on
/// top of it, so a change of one key reaches the readers of that key alone.
package final class EnvironmentScope {
    private let graph: Graph
    private unowned(unsafe) let subgraph: Subgraph
    private let values: DerivedValue<EnvironmentValues>
    private var keys: [ObjectIdentifier: Rule] = [:]
    /// What the last few modifiers have made of these values, by the modifiers' types.
    private var changes: [ObjectIdentifier: [AnyObject]] = [:]
    private static let changeCapacity = 4

    /// A scope at the root of a tree.
    package convenience init(root source: Source<EnvironmentValues>, subgraph: Subgraph) {
        self.init(source.graph, subgraph) { source.read() }
    }

    /// A scope below another one. `transform` is read while the scope is computed.
    package convenience init(
        in parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void
    ) {
        self.init(parent.graph, parent.subgraph) {
            var values = parent.values.read()
            transform(&values)
            return values
        }
    }

    /// A scope below another one, for the content of a modifier.
    convenience init(in parent: EnvironmentScope, derive: @escaping () -> EnvironmentValues) {
        self.init(parent.graph, parent.subgraph, derive: derive)
    }

    /// These values as the modifier changes them. Where many views side by side have the same
    /// modifier, as the titles of buttons have, they share the very same environment, and with it
    /// all that is computed from it.
    @MainActor func changed<M: EnvironmentTransform>(by modifier: M) -> EnvironmentValues {
        let outer = values.read()
        var inner = outer
        guard M.isPure else {
            modifier.transform(&inner)
            return inner
        }
        let id = ObjectIdentifier(M.self)
        for known in changes[id] ?? [] {
            let change = unsafeDowncast(known, to: EnvironmentChange<M>.self)
            if change.outer.isIdentical(to: outer),
                ValueComparison.inputsEqual(change.modifier, modifier)
            {
                return change.inner
            }
        }
        modifier.transform(&inner)
        if changes[id]?.count == Self.changeCapacity { changes[id]?.removeFirst() }
        changes[id, default: []].append(
            EnvironmentChange(modifier, outer: outer, inner: inner))
        return inner
    }

    private init(
        _ graph: Graph, _ subgraph: Subgraph, derive: @escaping () -> EnvironmentValues
    ) {
        self.graph = graph
        self.subgraph = subgraph
        values = DerivedValue(
            in: graph, subgraph: subgraph, label: "environment",
            isEqual: { old, new in
                // Only here are both known.
                if old.isRightToLeft != new.isRightToLeft { new.directionWatch?.changed() }
                return old.isIdentical(to: new)
            }, derive: derive)
    }

    /// The whole environment; the rule being evaluated is evaluated again when any of it changes.
    package func readAll() -> EnvironmentValues { values.read() }

    /// The whole environment, not recorded.
    package var current: EnvironmentValues { values.value }

    /// Whether the leading edge is the right one; not recorded, see `DirectionWatch`.
    package var isRightToLeft: Bool { values.value.isRightToLeft }

    /// The environment; each key that is read becomes an input of the rule being evaluated.
    package var trackedValues: EnvironmentValues { values.value.tracked(by: self) }

    /// One value; the rule being evaluated is evaluated again when it changes.
    package func read<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        if let known = keys[id] {
            return unsafeDowncast(known, to: DerivedValue<K.Value>.self).read()
        }
        let values = values
        let rule = DerivedValue<K.Value>(
            in: graph, subgraph: subgraph, label: "environment key",
            isEqual: { ValueComparison.valuesEqual($0, $1) },
            derive: { values.read().lookUp(key) })
        keys[id] = rule
        return rule.read()
    }

    /// Demands that the transform runs again.
    package func invalidate() { values.invalidate() }

    package func dispose() {
        for rule in keys.values { rule.dispose() }
        keys = [:]
        changes = [:]
        values.dispose()
    }
}

/// What one modifier has made of one environment.
private final class EnvironmentChange<M: EnvironmentTransform> {
    let modifier: M
    let outer: EnvironmentValues
    let inner: EnvironmentValues

    init(_ modifier: M, outer: EnvironmentValues, inner: EnvironmentValues) {
        self.modifier = modifier
        self.outer = outer
        self.inner = inner
    }
}

/// A change of environment values.
@MainActor @preconcurrency
package protocol EnvironmentTransform {
    func transform(_ values: inout EnvironmentValues)
    /// Whether the result depends on the transform's value and the given values alone, so that
    /// views with equal transforms can share it.
    static var isPure: Bool { get }
}

extension EnvironmentTransform {
    package static var isPure: Bool { false }
}
