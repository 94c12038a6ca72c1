import Layouts

/// What a view tells the grid it stands in, on its way there.
package enum GridCellTrait: TraitKey {
    package static var defaultValue: GridCell { GridCell(row: 0) }
}

extension RenderNode {
    /// A layout value that travels as a trait; nil for all others.
    func traitValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        key == GridCellKey.self ? traits[GridCellTrait.self] as? K.Value : nil
    }
}
