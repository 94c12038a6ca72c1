/// Whose update is made next, of viewers that wait for the same thread: that of the one for which
/// least was done of late. One that asks for little waits for no more than the update that is just
/// being made, whatever the others ask for; those that ask for much share the rest.
package struct UpdateTurns<Viewer: Hashable> {
    private var waiting: [Viewer: Int] = [:]
    /// The work for each viewer, of which what is longer ago counts less.
    private var work: [Viewer: Int] = [:]
    private var workSinceHalving = 0
    private var order = 0

    /// The work after which earlier work counts half.
    private static var halving: Int { 1 << 25 }

    package init() {}

    package var isEmpty: Bool { waiting.isEmpty }

    /// The viewer waits for a turn, if it does not already.
    package mutating func add(_ viewer: Viewer) {
        guard waiting[viewer] == nil else { return }
        order += 1
        waiting[viewer] = order
        // Who comes anew has no advantage over those who are there.
        if work[viewer] == nil {
            work[viewer] = work.isEmpty ? 0 : work.values.reduce(0, +) / work.count
        }
    }

    /// The viewer whose turn it is, which waits no longer.
    package mutating func next() -> Viewer? {
        let first = waiting.min { a, b in
            (work[a.key] ?? 0, a.value) < (work[b.key] ?? 0, b.value)
        }
        guard let first else { return nil }
        waiting[first.key] = nil
        return first.key
    }

    /// Adds the work of a turn.
    package mutating func finish(_ viewer: Viewer, cost: Int) {
        work[viewer, default: 0] += cost
        workSinceHalving += cost
        guard workSinceHalving >= Self.halving else { return }
        workSinceHalving = 0
        work = work.mapValues { $0 / 2 }
    }

    package mutating func remove(_ viewer: Viewer) {
        (waiting[viewer], work[viewer]) = (nil, nil)
    }
}
