import Views

/// Says something about a view to its container.
struct TraitModifier<Key: TraitKey>: RenderTraitModifier {
    typealias Body = Never
    let value: Key.Value
    func adjust(_ traits: inout Traits) { traits[Key.self] = value }
}

extension TraitModifier: Tagging {
    var selectionTag: Tag? { value as? Tag }
}

extension View {
    /// Who is offered space first in a stack; 0 by default.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }

    /// Puts the view in front of siblings with lower values.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier<ZIndexTrait>(value: value))
    }

    /// Gives the view the value that identifies it in a selection.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier<TagTrait>(value: Tag(tag, includesOptional: includeOptional)))
    }
}

/// Changes the traits of tabs.
nonisolated struct TabTraitsModifier: RenderTraitModifier {
    typealias Body = Never
    let change: (inout TabTraits) -> Void

    init(_ change: @escaping (inout TabTraits) -> Void) { self.change = change }

    @MainActor func adjust(_ traits: inout Traits) { change(&traits.tab) }
}
