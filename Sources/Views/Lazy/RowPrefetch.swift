/// Lazy containers of a window that have rows to make just out of sight.
///
/// Nobody waits for these rows, so they are made when the frame is out. When the next step of a
/// scroll view or of the focus leads to them, they are there.
final class RowPrefetch {
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
    /// Makes what is missing just out of sight; returns false where nothing was.
    @MainActor
    package func prefetchRows() -> Bool {
        guard !rowPrefetch.isEmpty, !layoutIsDirty else { return false }
        // Rows may turn out shorter than they were taken for, so that there is room for more.
        for _ in 0..<Self.roundLimit where !rowPrefetch.isEmpty {
            for container in rowPrefetch.takeAll() where container.isInTree {
                container.prefetchRows()
            }
            LayoutPass.run(self)
        }
        // What rows hand up concerns others: a turn is due that tells them.
        if preferencesAreStale { needsLayout() }
        return true
    }

    private static let roundLimit = 4
}
