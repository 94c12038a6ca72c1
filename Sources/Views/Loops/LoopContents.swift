/// What the rows of a loop were made of, one beside the other.
///
/// New contents are compared with them here: a row whose content is what it was costs no look at
/// its node, which lies elsewhere in memory.
final class LoopContents<Content> {
    let count: Int
    private let first: UnsafeMutablePointer<Content>
    private let comparison = ValueComparison.comparison(for: Content.self)

    /// `fill` initializes all of them.
    init(count: Int, fill: (UnsafeMutablePointer<Content>) -> Void) {
        self.count = count
        first = .allocate(capacity: count)
        // Equal contents shall be equal bytes, padding included.
        UnsafeMutableRawPointer(first).initializeMemory(
            as: UInt8.self, repeating: 0, count: count * MemoryLayout<Content>.stride)
        fill(first)
    }

    deinit {
        first.deinitialize(count: count)
        first.deallocate()
    }

    subscript(index: Int) -> Content { first[index] }

    /// Whether the content at a place serves the row that was made of an older one, too.
    func isSame(at index: Int, as old: LoopContents<Content>, at oldIndex: Int) -> Bool {
        comparison.isEqual(
            UnsafeRawPointer(first + index), UnsafeRawPointer(old.first + oldIndex))
    }

    /// Visits the places, from one on, whose contents differ from those of as many older ones.
    func forEachChange(
        in places: Range<Int>, from old: LoopContents<Content>, at oldStart: Int,
        _ visit: (_ place: Int) -> Void
    ) {
        let stride = MemoryLayout<Content>.stride
        var new = UnsafeRawPointer(first + places.lowerBound)
        var known = UnsafeRawPointer(old.first + oldStart)
        for place in places {
            if !comparison.isEqual(new, known) { visit(place) }
            new += stride
            known += stride
        }
    }
}
