import AttributeGraph

/// Collects the values that views of the key window provide to the whole app.
///
/// They are collected anew between updates when the focus has moved, another window has become the
/// key window, or a view provides something else. Readers of a value are evaluated if it differs.
package final class FocusedValuesCenter: FocusedValueReader {
    private let graph: Graph
    private let writes: WriteQueue
    private let values: Source<FocusedValues>
    private var keys: [ObjectIdentifier: Rule] = [:]
    private var keyWindow: (any FocusedValueWindow)?
    private var isStale = false
    /// The providers of all windows.
    private var providers: [WeakProvider] = []

    init(_ graph: Graph, _ writes: WriteQueue) {
        self.graph = graph
        self.writes = writes
        values = Source(FocusedValues(), in: graph, label: "focused values")
    }

    /// Sets the window that has the keyboard, if any.
    package func keyWindowChanged(to window: (any FocusedValueWindow)?) {
        guard keyWindow !== window else { return }
        keyWindow = window
        invalidate()
    }

    func focusChanged(in window: any FocusedValueWindow) {
        if keyWindow === window { invalidate() }
    }

    func add(_ provider: any FocusedValueProvider) {
        providers.append(WeakProvider(provider: provider))
        invalidate()
    }

    /// Collects the values again after the running update, or with the next one.
    func invalidate() {
        guard !isStale, !providers.isEmpty else { return }
        isStale = true
        writes.enqueue(
            PendingAction { [unowned self] in collect() }, .current)
    }

    // MARK: Reading

    /// The values; each key that is read becomes an input of the rule being evaluated.
    var trackedValues: FocusedValues { values.value.tracked(by: self) }

    func read<K: FocusedValueKey>(_ key: K.Type) -> K.Value? {
        let id = ObjectIdentifier(key)
        if let known = keys[id] {
            return unsafeDowncast(known, to: DerivedValue<K.Value?>.self).read()
        }
        let values = values
        let rule = DerivedValue<K.Value?>(
            in: graph, label: "focused value", isEqual: Self.areEqual,
            derive: { values.read().lookUp(key) })
        keys[id] = rule
        return rule.read()
    }

    private static func areEqual<Value>(_ a: Value?, _ b: Value?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return ValueComparison.valuesEqual(a, b)
    }

    // MARK: Collecting

    @MainActor private func collect() {
        isStale = false
        providers.removeAll { $0.provider?.isRemoved ?? true }
        var new = FocusedValues()
        let active = keyWindow?.activeProviders(among: providers.compactMap(\.provider)) ?? []
        for provider in active { provider.provide(&new) }
        if new != values.value { values.write(new) }
    }

    private struct WeakProvider {
        weak var provider: (any FocusedValueProvider)?
    }
}

/// A view that provides focused values while the focus is inside it, or while its scene has the
/// keyboard.
@MainActor
package protocol FocusedValueProvider: AnyObject {
    var isRemoved: Bool { get }
    func provide(_ values: inout FocusedValues)
}

/// A window whose views provide focused values.
@MainActor
package protocol FocusedValueWindow: AnyObject {
    /// The providers whose values apply now. A later one overrides an earlier one.
    func activeProviders(among all: [any FocusedValueProvider]) -> [any FocusedValueProvider]
}
