import Layouts

/// The cell of the enclosing grid that a view takes.
package enum GridCellTrait: TraitKey {
    package static var defaultValue: GridCell { GridCell(row: 0) }
}

extension RenderNode {
    /// The layout value of a key whose values are passed as traits; nil for other keys.
    func traitValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        key == GridCellKey.self ? traits[GridCellTrait.self] as? K.Value : nil
    }
}
