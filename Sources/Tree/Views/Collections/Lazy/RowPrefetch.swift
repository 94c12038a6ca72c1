/// The lazy containers of a window that have rows to make next to their visible range.
final class RowPrefetch {
    private var containers = ObjectList<LazyRender>()

    var isEmpty: Bool { containers.isEmpty }

    func add(_ container: LazyRender) {
        containers.add(container)
    }

    func takeAll() -> [LazyRender] {
        defer { containers.removeAll() }
        return containers.all()
    }
}

extension ViewTree {
    var rowPrefetch: RowPrefetch { feature(RowPrefetch.init) }
}
