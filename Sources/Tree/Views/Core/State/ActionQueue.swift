/// Closures of the app that run after an update, such as those of `onAppear`, `onChange` and
/// `task`, in the order in which SwiftUI runs them.
package struct ActionQueue {
    package enum Kind {
        /// Run from the inside out, siblings first to last; changes and appearances together.
        case change, appear
        /// Run after those, or before them, in the order in which views disappear.
        case disappear
        /// Run after everything else, from the inside out.
        case task
    }

    package struct Entry {
        /// Nil for an action of no view, which runs after those of views.
        let node: (any OrderedNode)?
        let action: () -> Void
    }

    private var departures: [Entry] = []
    private var callbacks: [Entry] = []
    private var disappearances: [Entry] = []
    private var tasks: [Entry] = []

    /// Whether views being removed have no transition, so that their actions run before those of new
    /// views. By default a removed view fades out and disappears later than new ones appear.
    package var goesFirst = false

    package init() {}

    package var isEmpty: Bool {
        departures.isEmpty && callbacks.isEmpty && disappearances.isEmpty && tasks.isEmpty
    }

    package mutating func add(
        _ kind: Kind, at node: (any OrderedNode)? = nil, _ action: @escaping () -> Void
    ) {
        switch kind {
        case .change, .appear: callbacks.append(Entry(node: node, action: action))
        // A view that has gone is not kept until then.
        case .disappear where goesFirst: departures.append(Entry(node: nil, action: action))
        case .disappear: disappearances.append(Entry(node: nil, action: action))
        case .task: tasks.append(Entry(node: node, action: action))
        }
    }

    /// Removes all actions and returns them in the order in which to run them.
    @MainActor package mutating func takeAll() -> [Entry] {
        defer { self = ActionQueue() }
        return departures + Self.ordered(callbacks) + disappearances + Self.ordered(tasks)
    }

    @MainActor private static func ordered(_ entries: [Entry]) -> [Entry] {
        entries.count > 1 ? TreeOrder.sorted(entries, by: \.node) : entries
    }
}
