/// The contents of the rows of a loop, in contiguous memory.
///
/// New contents are compared with these, so that a row whose content is unchanged costs no access
/// to its node, which lies elsewhere in memory.
final class LoopContents<Content> {
    let count: Int
    private let first: UnsafeMutablePointer<Content>
    private let comparison = InputComparison.of(Content.self)

    /// `fill` initializes all contents.
    init(count: Int, fill: (UnsafeMutablePointer<Content>) -> Void) {
        self.count = count
        first = .allocate(capacity: count)
        // Zeroed padding makes the bytes of equal contents equal.
        UnsafeMutableRawPointer(first).initializeMemory(
            as: UInt8.self, repeating: 0, count: count * MemoryLayout<Content>.stride)
        fill(first)
    }

    deinit {
        first.deinitialize(count: count)
        first.deallocate()
    }

    subscript(index: Int) -> Content { first[index] }

    /// Whether the content at an index equals an older one, so that its row needs no update.
    func isSame(at index: Int, as old: LoopContents<Content>, at oldIndex: Int) -> Bool {
        comparison.isEqual(
            UnsafeRawPointer(first + index), UnsafeRawPointer(old.first + oldIndex))
    }

    /// Visits the indices whose contents differ from the older ones that begin at `oldStart`.
    func forEachChange(
        in indices: Range<Int>, from old: LoopContents<Content>, at oldStart: Int,
        _ visit: (_ index: Int) -> Void
    ) {
        let stride = MemoryLayout<Content>.stride
        var new = UnsafeRawPointer(first + indices.lowerBound)
        var known = UnsafeRawPointer(old.first + oldStart)
        for index in indices {
            if !comparison.isEqual(new, known) { visit(index) }
            new += stride
            known += stride
        }
    }
}
