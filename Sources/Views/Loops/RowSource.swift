import Foundation
import Geometry

/// A loop whose rows are made when a container asks for them.
@MainActor protocol RowSource: _ViewNode {
    /// How long its rows are, kept by the container that measures them.
    var extents: RowExtents { get set }
    /// Whether a row is kept, though it may be far out of sight.
    func isPinned(_ index: Int) -> Bool
    func pin(_ index: Int) -> RowPin?

    /// Makes rows, or brings back those that were put aside.
    func show(_ range: Range<Int>)

    /// Takes a row out of sight; it keeps its state.
    func detach(_ index: Int)

    func rowID(at index: Int) -> AnyHashable
    func rowIndex(of id: AnyHashable) -> Int?

    /// The tag that a row not made would have, as far as its value tells.
    func rowTag(at index: Int) -> Tag?
}
