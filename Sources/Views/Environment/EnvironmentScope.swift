import AttributeGraph
@_spi(SwiftUI) import Observation

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
    /// What views have read by key paths; a path that is written out is one object.
    private var paths: [ObjectIdentifier: EnvironmentPath] = [:]
    /// Paths that are made anew for each view are not worth keeping.
    private static let pathCapacity = 64
    private var pathReads = 0
    /// Nor are those of a scope with a few views in it.
    private static let readsWorthKeeping = 64
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
    @MainActor convenience init(
        in parent: EnvironmentScope, derive: @escaping @MainActor () -> EnvironmentValues
    ) {
        self.init(parent.graph, parent.subgraph) { MainActor.assumeIsolated(derive) }
    }

    /// These values as the modifier changes them. Where many views side by side have the same
    /// modifier, as the titles of buttons have, they share the very same environment, and with it
    /// all that is computed from it.
    @MainActor func changed<M: EnvironmentModifier>(by modifier: M) -> EnvironmentValues {
        let outer = values.read()
        var inner = outer
        guard M.looksAtValuesAlone else {
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
            isEqual: { $0.isIdentical(to: $1) }, derive: derive)
    }

    /// The whole environment; the rule being evaluated is evaluated again when any of it changes.
    package func readAll() -> EnvironmentValues { values.read() }

    /// The whole environment, not recorded.
    package var current: EnvironmentValues { values.value }

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

    /// The value at a path; the rule being evaluated is evaluated again when it changes. Following
    /// a key path is slow, so it is done once for all views that share the scope.
    package func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
        let id = ObjectIdentifier(path)
        if let known = paths[id] {
            return unsafeDowncast(known, to: TypedEnvironmentPath<Value>.self).read(in: self)
        }
        pathReads += 1
        guard pathReads > Self.readsWorthKeeping, paths.count < Self.pathCapacity else {
            return trackedValues[keyPath: path]
        }
        let new = TypedEnvironmentPath(path, in: self, graph, subgraph)
        paths[id] = new
        return new.read(in: self)
    }

    /// Demands that the transform runs again.
    package func invalidate() { values.invalidate() }

    package func dispose() {
        for path in paths.values { path.dispose() }
        paths = [:]
        for rule in keys.values { rule.dispose() }
        keys = [:]
        changes = [:]
        values.dispose()
    }
}

/// What one modifier has made of one environment.
private final class EnvironmentChange<M: EnvironmentModifier> {
    let modifier: M
    let outer: EnvironmentValues
    let inner: EnvironmentValues

    init(_ modifier: M, outer: EnvironmentValues, inner: EnvironmentValues) {
        self.modifier = modifier
        self.outer = outer
        self.inner = inner
    }
}

/// What is found in one environment by one key path.
private class EnvironmentPath {
    func dispose() {}
}

private final class TypedEnvironmentPath<Value>: EnvironmentPath {
    private let path: KeyPath<EnvironmentValues, Value>
    private var rule: DerivedValue<Value>!
    /// Whether the path led through something observable: each view that reads it has to do so
    /// itself, to be told of changes.
    private var observes = false

    init(
        _ path: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope, _ graph: Graph,
        _ subgraph: Subgraph
    ) {
        self.path = path
        super.init()
        rule = DerivedValue(
            in: graph, subgraph: subgraph, label: "environment path",
            isEqual: { [unowned self] in !observes && ValueComparison.valuesEqual($0, $1) },
            derive: { [unowned self, unowned scope] in follow(in: scope) })
    }

    func read(in scope: EnvironmentScope) -> Value {
        if !observes {
            let value = rule.read()
            if !observes { return value }
        }
        return scope.trackedValues[keyPath: path]
    }

    private func follow(in scope: EnvironmentScope) -> Value {
        var probe = ObservationProbe()
        let value = withObservationTracking {
            scope.trackedValues[keyPath: path]
        } didSet: { [probe] _ in
            withExtendedLifetime(probe) {}
        }
        observes = !isKnownUniquelyReferenced(&probe)
        return value
    }

    override func dispose() { rule.dispose() }
}

/// Held by whatever observable is read while it is about.
private final class ObservationProbe: Sendable {}
