/// Lazy containers of a window that have rows to make just out of sight.
///
/// Nobody waits for these rows, so they are made when the frame is out. When the next step of a
/// scroll view or of the focus leads to them, they are there.
final class RowsAhead {
    private var containers: [LazyRender] = []

    fileprivate var isEmpty: Bool { containers.isEmpty }

    func add(_ container: LazyRender) {
        if !containers.contains(where: { $0 === container }) { containers.append(container) }
    }

    fileprivate func takeAll() -> [LazyRender] {
        defer { containers = [] }
        return containers
    }
}

extension ViewTree {
    var rowsAhead: RowsAhead { feature(RowsAhead.init) }

    /// Makes what is missing just out of sight; returns false where nothing was.
    @MainActor
    package func makeRowsAhead() -> Bool {
        guard !rowsAhead.isEmpty, !layoutIsDirty else { return false }
        // Rows may turn out shorter than they were taken for, so that there is room for more.
        for _ in 0..<Self.aheadLimit where !rowsAhead.isEmpty {
            for container in rowsAhead.takeAll() where container.isInTree {
                container.makeAhead()
            }
            LayoutPass.run(self)
        }
        // What rows hand up concerns others: a turn is due that tells them.
        if preferences.needsReading { needsLayout() }
        return true
    }

    private static let aheadLimit = 4
}
