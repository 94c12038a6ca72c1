/// The detached rows of a loop, the oldest first. Once there are many, those without state of their
/// own are freed.
@MainActor
struct DetachedRows<Row: PinnableRow> {
    private var rows: [Weak<Row>] = []
    /// The first row that is still in the queue.
    private var start = 0

    nonisolated init() {}

    private static var limit: Int { 256 }

    /// Returns the rows to free.
    mutating func add(_ row: Row) -> [Row] {
        rows.append(Weak(row))
        var gone: [Row] = []
        while rows.count - start > Self.limit {
            let oldest = rows[start].object
            start += 1
            guard let oldest, oldest.isDetached, !oldest.isRemoved, !oldest.holdsState else {
                continue
            }
            gone.append(oldest)
        }
        if start > rows.count / 2 {
            rows.removeFirst(start)
            start = 0
        }
        return gone
    }
}
