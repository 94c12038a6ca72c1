/// The lazy containers of a window that have rows to make next to their visible range.
final class RowPrefetch {
    private var containers: [LazyRender] = []

    var isEmpty: Bool { containers.isEmpty }

    func add(_ container: LazyRender) {
        if !containers.contains(where: { $0 === container }) { containers.append(container) }
    }

    func takeAll() -> [LazyRender] {
        defer { containers = [] }
        return containers
    }
}

extension ViewTree {
    var rowPrefetch: RowPrefetch { feature(RowPrefetch.init) }
}
