import Foundation

private enum RowPositionTrait: TraitKey { static var defaultValue: RowPosition? { nil } }

extension Element {
    /// The row of a lazy loop that the element belongs to, if any.
    var rowPosition: RowPosition? {
        get { traits[RowPositionTrait.self] }
        set { traits[RowPositionTrait.self] = newValue }
    }
}

/// The row of a lazy loop that an element belongs to. In nested loops it is the row of the
/// outermost one, and `inner` the row inside it.
final class RowPosition {
    /// Weak, because the row's render node keeps the position in its traits, and the loop keeps the
    /// row.
    private(set) weak var source: (any RowSource)?
    let index: Int
    let inner: RowPosition?

    init(_ source: any RowSource, _ index: Int, inner: RowPosition?) {
        self.source = source
        self.index = index
        self.inner = inner
    }
}
