import Layouts

/// Sets a value that an enclosing custom layout reads.
struct LayoutValueModifier<Key: LayoutValueKey>: RenderModifier, RenderEffect, LayoutValueEffect {
    typealias Body = Never
    let value: Key.Value

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        key == Key.self ? value as? K.Value : nil
    }
}

extension View {
    /// Sets a value that an enclosing custom layout may read.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
    {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
