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
