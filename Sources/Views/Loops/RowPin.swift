/// A row that may be kept where it is though it is out of sight.
@MainActor protocol PinnableRow: _ViewNode {
    var pins: Int { get set }
    /// Whether it is kept out of sight.
    var isDetached: Bool { get }
}

/// Keeps a row, and the rows around it, for as long as something is on its way to it.
@MainActor
final class RowPin {
    private var rows: [any PinnableRow] = []

    init(_ node: _ViewNode) {
        var next: _ViewNode? = node
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
