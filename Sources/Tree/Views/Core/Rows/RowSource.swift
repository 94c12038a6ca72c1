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
