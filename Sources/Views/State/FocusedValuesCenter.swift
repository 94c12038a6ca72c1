import AttributeGraph

/// Collects what the views of the window with the keyboard give to the app, and tells readers.
///
/// It is collected anew between updates when the focus has moved, another window got the
/// keyboard, or a view has given something else; readers of a value are evaluated when that value
/// differs.
package final class FocusedValuesCenter {
    private unowned let app: AppGraph
    private let values: Source<FocusedValues>
    private var keys: [ObjectIdentifier: Rule] = [:]
    private var handle: Handle<ViewTree>?
    private var tree: ViewTree? { handle?.target }
    private var isStale = false
    /// Views in all windows that give something.
    private var providers: [WeakProvider] = []

    init(_ app: AppGraph) {
        self.app = app
        values = Source(FocusedValues(), in: app.graph, label: "focused values")
    }

    /// The window that has the keyboard; nil where none has.
    package func keyWindowChanged(to tree: ViewTree?) {
        guard self.tree !== tree else { return }
        handle = tree?.handle
        invalidate()
    }

    func focusChanged(in tree: ViewTree) {
        if self.tree === tree { invalidate() }
    }

    func add(_ provider: any FocusedValueProvider) {
        providers.append(WeakProvider(node: provider))
        invalidate()
    }

    /// Collects again when the running update is over, or with the next one.
    func invalidate() {
        guard !isStale, !providers.isEmpty else { return }
        isStale = true
        app.enqueue(
            PendingAction { [unowned self] in MainActor.assumeIsolated { collect() } }, .current)
    }

    // MARK: Reading

    /// The values; each key that is read becomes an input of the rule being evaluated.
    var trackedValues: FocusedValues { values.value.tracked(by: self) }

    func read<Key: FocusedValueKey>(_ key: Key.Type) -> Key.Value? {
        let id = ObjectIdentifier(key)
        if let known = keys[id] {
            return unsafeDowncast(known, to: DerivedValue<Key.Value?>.self).read()
        }
        let values = values
        let rule = DerivedValue<Key.Value?>(
            in: app.graph, label: "focused value", isEqual: Self.areEqual,
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
        providers.removeAll { $0.node?.isRemoved ?? true }
        var new = FocusedValues()
        if let tree {
            for provider in sceneProviders(of: tree) { provider.provide(&new) }
            for provider in focusProviders(of: tree) { provider.provide(&new) }
        }
        if new != values.value { values.write(new) }
    }

    /// What a window gives wherever its focus is; what is deeper inside comes later and wins.
    @MainActor private func sceneProviders(of tree: ViewTree) -> [any FocusedValueProvider] {
        let found = providers.compactMap(\.node).filter {
            $0.isForScene && $0.tree === tree && !$0.isInHiddenPart
        }
        return found.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    /// What the views around the focus give, the nearest last.
    @MainActor private func focusProviders(of tree: ViewTree) -> [any FocusedValueProvider] {
        var found: [any FocusedValueProvider] = []
        var node: _ViewNode? = tree.focus.current?.node?.viewNode
        while let current = node {
            if let provider = current as? any FocusedValueProvider, !provider.isForScene {
                found.append(provider)
            }
            node = current.parent
        }
        return found.reversed()
    }

    private struct WeakProvider {
        weak var node: (any FocusedValueProvider)?
    }
}

/// A view that gives something to the app while it, or something inside it, has the focus, or
/// while its scene has the keyboard.
@MainActor
protocol FocusedValueProvider: _ViewNode {
    var isForScene: Bool { get }
    func provide(_ values: inout FocusedValues)
}
