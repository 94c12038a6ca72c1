/// Provides a value to the views around the modified view.
struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
    typealias Body = Never
    /// Changes the value that the content provides; used where `value` is nil.
    let transform: (inout K.Value) -> Void
    let value: K.Value?

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, PreferenceModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, PreferenceModifier>> {
        PreferenceNode(view, in: context)
    }
}

extension View {
    /// Sets the value that this view provides for the key.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modifier(PreferenceModifier<K>(transform: { _ in }, value: value))
    }

    /// Changes the value that this view provides for the key.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(transform: callback, value: nil))
    }

    /// Runs the closure for the first value that this view provides and for each change of it.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(OnPreferenceChangeModifier<K>(action: action))
    }
}

private final class PreferenceNode<C: View, K: PreferenceKey>: PassthroughNode<
    C, PreferenceModifier<K>
>
{
    override init(
        _ view: __shared ModifiedContent<C, PreferenceModifier<K>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        countWriters(by: 1)
        removesWithoutDelay()
    }

    /// Values that cannot be compared, and closures, count as new.
    override func modifierChanged(from old: PreferenceModifier<K>) {
        if let before = old.value, let now = modifier.value,
            ValueComparison.valuesEqual(before, now)
        {
            return
        }
        tree.preferencesChanged()
    }

    override func willRemove() { countWriters(by: -1) }

    private func countWriters(by change: Int) {
        tree.preferences.countWriters(of: K.self, by: change)
        tree.preferencesChanged()
    }

    override func appeared() {
        super.appeared()
        tree.preferencesChanged()
    }

    override func disappeared() {
        super.disappeared()
        tree.preferencesChanged()
    }

    override func appendPreference<Key: PreferenceKey>(
        _ key: Key.Type, to value: inout Key.Value?
    ) {
        guard key == K.self else {
            super.appendPreference(key, to: &value)
            return
        }
        var own: K.Value
        if let replacement = modifier.value {
            own = replacement
        } else {
            var inner: K.Value?
            content.appendPreference(K.self, to: &inner)
            own = inner ?? K.defaultValue
            modifier.transform(&own)
        }
        guard let next = own as? Key.Value else { return }
        if var sum = value {
            Key.reduce(value: &sum) { next }
            value = sum
        } else {
            value = next
        }
    }
}

struct OnPreferenceChangeModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
    typealias Body = Never
    let action: (K.Value) -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, OnPreferenceChangeModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, OnPreferenceChangeModifier>> {
        OnPreferenceChangeNode(view, in: context)
    }
}

private final class OnPreferenceChangeNode<C: View, K: PreferenceKey>:
    PassthroughNode<C, OnPreferenceChangeModifier<K>>, PreferenceReader
where K.Value: Equatable {
    private var last: K.Value?

    override init(
        _ view: __shared ModifiedContent<C, OnPreferenceChangeModifier<K>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        tree.addPreferenceReader(self)
    }

    func readPreferences() {
        let new = preference(K.self)
        guard new != last else { return }
        last = new
        tree.app.actions.add(.change, at: self) { [weak self] in self?.modifier.action(new)
        }
    }
}

extension _ViewNode {
    /// The value that the subtree provides for a key.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        guard tree.preferences.hasWriters(of: key) else { return K.defaultValue }
        var value: K.Value?
        forEachChild { $0.appendPreference(key, to: &value) }
        return value ?? K.defaultValue
    }
}

extension ViewTree {
    /// Notes that a value which a view provides may have changed.
    package func preferencesChanged() {
        preferences.markChanged()
        whenDirty()
    }

    package func addPreferenceReader(_ reader: any PreferenceReader) {
        preferences.add(reader)
        preferencesChanged()
    }

    /// The value of the whole window for a key.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        if let known = preferences.rootValue(key) { return known }
        let value = root?.preference(key) ?? K.defaultValue
        preferences.setRootValue(value, for: key)
        return value
    }
}
