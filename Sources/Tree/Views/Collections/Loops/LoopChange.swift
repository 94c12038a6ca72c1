import Foundation

/// The part of a loop's rows that contains all insertions, removals and moves.
@usableFromInline
package struct LoopChange {
    /// The indices of the part before the change, and after it.
    @usableFromInline package let old: Range<Int>
    @usableFromInline package let new: Range<Int>

    @usableFromInline
    package init(old: Range<Int>, new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// The difference of the indices of the rows after the part.
    package var shift: Int { new.count - old.count }

    @inlinable
    package init?<ID: Equatable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        if start == old.count, start == new.count { return nil }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        self.init(old: start..<oldEnd, new: start..<newEnd)
    }
}
