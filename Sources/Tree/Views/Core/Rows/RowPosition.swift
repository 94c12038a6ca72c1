import Foundation

/// The row of a lazy loop that an element belongs to. In nested loops it is the row of the
/// outermost one, and `inner` the row inside it.
final class RowPosition {
    let source: any RowSource
    let index: Int
    let inner: RowPosition?

    init(_ source: any RowSource, _ index: Int, inner: RowPosition?) {
        self.source = source
        self.index = index
        self.inner = inner
    }
}
