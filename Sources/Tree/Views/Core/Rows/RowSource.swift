import Foundation
import Geometry

/// A loop that makes its rows when a lazy container asks for them.
@MainActor protocol RowSource: _ViewNode {
    /// The lengths of its rows; the container that measures them writes them.
    var extents: RowExtents { get set }
    /// Whether a `RowPin` keeps the row from being detached.
    func isPinned(_ index: Int) -> Bool
    func pin(_ index: Int) -> RowPin?

    /// Makes rows, or attaches them again if they are detached.
    func show(_ range: Range<Int>)

    /// Takes a row out of the container; it keeps its state.
    func detach(_ index: Int)

    func rowID(at index: Int) -> AnyHashable
    func rowIndex(of id: AnyHashable) -> Int?

    /// The tag that a row has, as far as its content shows it without making the row.
    func rowTag(at index: Int) -> Tag?
}

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

/// A row of a lazy loop that a `RowPin` keeps from being detached.
@MainActor protocol PinnableRow: _ViewNode {
    var pins: Int { get set }
    /// Whether the row is not part of its container, but keeps its state.
    var isDetached: Bool { get }
}

/// Keeps a row, and the rows around it, from being detached, for example while a scroll view
/// scrolls to it.
@MainActor
final class RowPin {
    private var rows: [any PinnableRow] = []

    /// Keeps nothing for a node that has left the tree, whose parents may be freed.
    init(_ node: _ViewNode) {
        var next = node.isRemoved ? nil : node
        while let current = next {
            if let row = current as? any PinnableRow {
                row.pins += 1
                rows.append(row)
            }
            next = current.parent
        }
    }

    func release() {
        for row in rows { row.pins -= 1 }
        rows = []
    }
}
