import Views

/// Where the keyboard is in a window, as a text that a saved session can hold: the number of the
/// focused element in the order of the Tab key.
struct FocusMemory {
    /// What a saved session says, until it has been looked for.
    private var wanted: Int?
    private weak var last: Focusable?
    private var lastPath: String?

    init(path: String?) { wanted = path.flatMap { Int($0) } }

    @MainActor
    mutating func path(in tree: ViewTree) -> String? {
        guard let focusable = tree.focus.current?.focusable else { return wanted.map { "\($0)" } }
        if focusable === last { return lastPath }
        last = focusable
        lastPath = tree.focus.stops().firstIndex { $0.focusable === focusable }.map { "\($0)" }
        return lastPath
    }

    /// Gives the keyboard back, unless the app has given it to something already.
    @MainActor
    mutating func restore(in tree: ViewTree) {
        guard let index = wanted else { return }
        wanted = nil
        guard tree.focus.current == nil else { return }
        let stops = tree.focus.stops()
        guard stops.indices.contains(index), let node = stops[index].node else { return }
        tree.focus.set(stops[index].focusable, node: node, byKeyboard: false)
    }
}
