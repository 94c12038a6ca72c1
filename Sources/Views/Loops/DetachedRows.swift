/// Rows that are put aside, the oldest first. Those in which nothing would be missed are let go
/// once there are many.
@MainActor
struct DetachedRows<Row: PinnableRow> {
    private var rows: [Weak<Row>] = []
    /// Rows before this one have been looked at.
    private var start = 0

    nonisolated init() {}

    private static var limit: Int { 256 }

    /// Returns the rows to let go.
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
