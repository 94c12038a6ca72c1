import Foundation

/// The only part of a loop's rows in which anything came, went or moved.
@usableFromInline
package struct LoopChange {
    /// Places before the change, and those that took their place.
    @usableFromInline package let old: Range<Int>
    @usableFromInline package let new: Range<Int>

    @usableFromInline
    package init(old: Range<Int>, new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// How far the rows behind the change have moved on.
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
