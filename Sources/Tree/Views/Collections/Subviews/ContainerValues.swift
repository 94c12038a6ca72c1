/// The key of a value that a view has for its container.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that have set none.
    static var defaultValue: Value { get }
}

/// Values that a view has for the container around it, unlike the environment's, which a container
/// has for the views inside.
public struct ContainerValues {
    package var traits: Traits

    /// The value for a key, or the key's default value if the view has set none.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { traits[ContainerValueTrait<Key>.self] }
        set { traits[ContainerValueTrait<Key>.self] = newValue }
    }

    /// The view's tag; nil where it has none of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        traits[TagTrait.self]?.value(as: type)
    }

    /// Whether the view's tag has this value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

private enum ContainerValueTrait<Key: ContainerValueKey>: TraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// The container values of a section, where a modifier around it sets some.
enum SectionValuesTrait: TraitKey { static var defaultValue: Traits { Traits() } }

/// Sets a container value of each view in its content; those of a section are the section's own.
nonisolated struct ContainerValueModifier<V>: RenderTraitModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    func adjust(_ traits: inout Traits) {
        let isSection = traits[RowPartTrait.self]?.section != nil
        var values = ContainerValues(traits: isSection ? traits[SectionValuesTrait.self] : traits)
        values[keyPath: keyPath] = value
        if isSection {
            traits[SectionValuesTrait.self] = values.traits
        } else {
            traits = values.traits
        }
    }
}

extension View {
    /// Sets a value that the container around the view reads, such as the reader of
    /// `Group(subviews:)`.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
