/// Closures of the app that wait for the end of an update: `onAppear`, `onChange`, `task` and
/// their relatives, in the order in which SwiftUI runs them.
package struct ActionQueue {
    package enum Kind {
        /// From the inside out, siblings first to last; changes and appearances together.
        case change, appear
        /// After those, or before them, in the order in which views have gone.
        case disappear
        /// After everything else, again from the inside out.
        case task
    }

    private struct Entry {
        /// Nil for what belongs to no view: it runs after what belongs to one.
        let node: _ViewNode?
        let action: () -> Void
    }

    private var departures: [() -> Void] = []
    private var callbacks: [Entry] = []
    private var disappearances: [() -> Void] = []
    private var tasks: [Entry] = []

    /// Whether views that are being removed go before others come, having no transition at all;
    /// by default a view fades, and so goes later than another comes.
    package var goesFirst = false

    package init() {}

    package var isEmpty: Bool {
        departures.isEmpty && callbacks.isEmpty && disappearances.isEmpty && tasks.isEmpty
    }

    package mutating func add(
        _ kind: Kind, at node: _ViewNode? = nil, _ action: @escaping () -> Void
    ) {
        switch kind {
        case .change, .appear: callbacks.append(Entry(node: node, action: action))
        case .disappear where goesFirst: departures.append(action)
        case .disappear: disappearances.append(action)
        case .task: tasks.append(Entry(node: node, action: action))
        }
    }

    /// Takes all, in the order in which to run them.
    @MainActor package mutating func takeAll() -> [() -> Void] {
        defer { self = ActionQueue() }
        return departures + Self.ordered(callbacks) + disappearances + Self.ordered(tasks)
    }

    @MainActor private static func ordered(_ entries: [Entry]) -> [() -> Void] {
        guard entries.count > 1 else { return entries.map(\.action) }
        return TreeOrder.sorted(entries, by: \.node).map(\.action)
    }
}
