/// Closures of the app that wait for the end of an update: `onAppear`, `onChange`, `task` and
/// their relatives, in the order in which SwiftUI runs them.
package struct ActionQueue {
    package enum Kind: Int, Comparable {
        /// The deepest first; departures before everything else, tasks after it.
        case departure, change, appear, disappear, task

        package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Entry {
        let kind: Kind
        let depth: Int
        let order: Int
        let action: () -> Void
    }

    private var entries: [Entry] = []

    package var isEmpty: Bool { entries.isEmpty }

    package mutating func add(_ kind: Kind, depth: Int, _ action: @escaping () -> Void) {
        entries.append(Entry(kind: kind, depth: depth, order: entries.count, action: action))
    }

    /// Adds what is to run when a view has gone: after the arrivals of the same update, for by
    /// default a view fades, and so goes later than another comes.
    package mutating func addDisappearance(depth: Int, _ action: @escaping () -> Void) {
        add(goesFirst ? .departure : .disappear, depth: depth, action)
    }

    /// Whether views that are being removed go before others come, having no transition at all.
    package var goesFirst = false

    /// Takes all, in the order in which to run them.
    package mutating func takeAll() -> [() -> Void] {
        defer { entries = [] }
        return entries.sorted { a, b in
            let (aRank, bRank) = (rank(a.kind), rank(b.kind))
            if aRank != bRank { return aRank < bRank }
            if a.depth != b.depth { return a.depth > b.depth }
            return a.order < b.order
        }.map(\.action)
    }

    /// Changes and appearances run together by depth; disappearances and tasks after them.
    private func rank(_ kind: Kind) -> Int {
        switch kind {
        case .departure: -1
        case .change, .appear: 0
        case .disappear: 1
        case .task: 2
        }
    }
}
