import Testing

@testable import Bench

/// O2 to O8 and O10, with 50 rows in a column, and 1,000 in a list.
@MainActor
struct RowCounterTests {
    nonisolated static let column = [
        Pinned("O2", bodies: 253, layouts: 1904, shapings: 100, commands: 1253),
        Pinned("O3", bodies: 8, layouts: 11, shapings: 5, commands: 93, damage: 1.25),
        Pinned("O4", bodies: 5, layouts: 1, shapings: 0, commands: 56, damage: 1.25),
        Pinned("O5", bodies: 3, layouts: 2, shapings: 0, commands: 53, damage: 1.25),
        Pinned("O6", bodies: 3, layouts: 3, shapings: 0, commands: 51, damage: 1.25),
        Pinned("O7", bodies: 253, layouts: 1903, shapings: 100, commands: 5),
        Pinned("O8", bodies: 3, layouts: 4, shapings: 0, commands: 0),
        Pinned("O10", bodies: 0, layouts: 0, shapings: 0, commands: 3),
    ]

    nonisolated static let list = [
        Pinned("O2", bodies: 129, layouts: 821, shapings: 42, commands: 578),
        Pinned("O3", bodies: 6, layouts: 6, shapings: 3, commands: 54, damage: 1.25),
        Pinned("O4", bodies: 5, layouts: 0, shapings: 0, commands: 32, damage: 1.25),
        Pinned("O5", bodies: 9, layouts: 40, shapings: 2, commands: 52, damage: 1.25),
        Pinned("O6", bodies: 9, layouts: 41, shapings: 2, commands: 78, damage: 1.25),
        Pinned("O7", bodies: 3, layouts: 2, shapings: 0, commands: 27),
        Pinned("O8", bodies: 3, layouts: 2, shapings: 0, commands: 2),
        Pinned("O10", bodies: 6, layouts: 39, shapings: 2, commands: 61),
    ]

    nonisolated static let observed = Pinned(
        "O4", bodies: 4, layouts: 0, shapings: 0, commands: 56, damage: 1.25)

    @Test(
        "In a column, a change of rows evaluates, lays out, shapes and paints what it concerns",
        arguments: column)
    func column(pinned: Pinned) throws {
        try pinned.expect(of: Self.trial(pinned.name, .column, rows: 50))
    }

    @Test(
        "In a list, a change of rows evaluates, lays out, shapes and paints what it concerns",
        arguments: list)
    func list(pinned: Pinned) throws {
        try pinned.expect(of: Self.trial(pinned.name, .list, rows: 1_000))
    }

    nonisolated static let selected = Pinned(
        "O4", bodies: 3, layouts: 0, shapings: 0, commands: 77, damage: 1.25)

    @Test("A list that selects a row evaluates no row")
    func selected() throws {
        try Self.selected.expect(of: Self.trial("O4", .selection, rows: 1_000))
    }

    @Test("A row over a model of its own is selected without its page")
    func observed() throws {
        try Self.observed.expect(of: Self.trial("O4", .observable, rows: 50))
    }

    @Test("A change of one row costs the same bodies, layouts and texts among more rows")
    func growth() throws {
        for (name, kind) in [("O4", RowsKind.column), ("O6", .column), ("O6", .list)] {
            let counts = try [30, 90].map { rows in
                let trial = try Self.trial(name, kind, rows: rows)
                _ = try Counters.of(trial)
                return try Counters.of(trial)
            }
            #expect(counts[0].bodies == counts[1].bodies, "\(name) \(kind)")
            #expect(counts[0].layouts == counts[1].layouts, "\(name) \(kind)")
            #expect(counts[0].textsShaped == counts[1].textsShaped, "\(name) \(kind)")
        }
    }

    /// What one row of a column costs, in numbers.
    private struct RowCost {
        var nodes = 0
        var renders = 0
        var attributes = 0
        var allocations = 0
        var bytes = 0
    }

    @Test("A row of four controls costs no more nodes, rules, allocations and bytes than it did")
    func rowCost() throws {
        let costs = try [20, 120].map { rows -> RowCost in
            let trial = try Self.trial("O2", .column, rows: rows)
            // The first time fills caches.
            _ = try Counters.of(trial)
            try trial.prepare()
            let stage = try #require(trial.subject)
            let empty = (stage.liveNodes, stage.liveRenders, stage.liveAttributes)
            let counters = try Counters.of(trial)
            return RowCost(
                nodes: stage.liveNodes - empty.0, renders: stage.liveRenders - empty.1,
                attributes: stage.liveAttributes - empty.2, allocations: counters.allocations,
                bytes: counters.allocatedBytes)
        }
        func each(_ number: KeyPath<RowCost, Int>) -> Int {
            (costs[1][keyPath: number] - costs[0][keyPath: number]) / 100
        }
        let cost = RowCost(
            nodes: each(\.nodes), renders: each(\.renders), attributes: each(\.attributes),
            allocations: each(\.allocations), bytes: each(\.bytes))
        let all = Comment(rawValue: "\(cost)")
        #expect(cost.nodes <= 41, all)
        #expect(cost.renders <= 18, all)
        #expect(cost.attributes <= 19, all)
        // Of a debug build, which allocates more than one for release, and a few more beside other tests.
        #expect(cost.allocations <= 380, all)
        #expect(cost.bytes <= 49_000, all)
    }

    private static func trial(_ name: String, _ kind: RowsKind, rows: Int) throws -> any Trial {
        if name == "O10" { return try Scrolling.trial(kind, rows: rows) }
        let series =
            switch name {
            case "O2": RowChanges.create(rows: rows)
            case "O3": RowChanges.updateEveryTenth(of: rows)
            case "O4": RowChanges.select(of: rows)
            case "O5": RowChanges.swapRows(of: rows)
            case "O6": RowChanges.remove(from: rows)
            case "O7": RowChanges.append(to: rows)
            case "O8": RowChanges.clear(rows: rows)
            default: fatalError("\(name) is not a change of rows")
            }
        return try RowsTrial(kind, series)
    }
}
