import Foundation

private enum RowPositionTrait: TraitKey { static var defaultValue: RowPosition? { nil } }

extension Element {
    /// Which row of a lazy loop it belongs to; nil for what belongs to none.
    var rowPosition: RowPosition? {
        get { traits[RowPositionTrait.self] }
        set { traits[RowPositionTrait.self] = newValue }
    }
}

/// Which row of which loop an element belongs to; where loops stand in each other, the outermost
/// comes first.
final class RowPosition {
    /// Weak, because the traits of a row's render node keep the position, and the loop keeps the row.
    private(set) weak var source: (any RowSource)?
    let index: Int
    let inner: RowPosition?

    init(_ source: any RowSource, _ index: Int, inner: RowPosition?) {
        self.source = source
        self.index = index
        self.inner = inner
    }
}
