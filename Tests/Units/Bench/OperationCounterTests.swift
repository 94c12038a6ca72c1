import Testing

@testable import Bench

/// The operations that are not about rows.
@MainActor
struct OperationCounterTests {
    /// With 30 × 30 labels, of which some are out of sight.
    nonisolated static let labels = [
        Pinned("O9build", bodies: 6, layouts: 965, shapings: 900, commands: 1833),
        Pinned("O9 leaf", bodies: 1, layouts: 5, shapings: 1, commands: 64, damage: 1.25),
        Pinned("O9 root", bodies: 3, layouts: 4, shapings: 1, commands: 6, damage: 1.25),
    ]

    @Test("A change of one label concerns no other label", arguments: labels)
    func labels(pinned: Pinned) throws {
        let trial =
            switch pinned.name {
            case "O9 leaf": try LabelGrid.leaf(side: 30)
            case "O9 root": try LabelGrid.root(side: 30)
            default: LabelGrid.build(side: 30)
            }
        try pinned.expect(of: trial)
    }

    nonisolated static let input = [
        Pinned("O11build", bodies: 7, layouts: 3, shapings: 40, commands: 8),
        Pinned("O11 key", bodies: 1, layouts: 0, shapings: 1, commands: 5, damage: 1.25),
        Pinned("O12", bodies: 2, layouts: 10, shapings: 1, commands: 44, damage: 1.25),
        Pinned("O12 no label", bodies: 1, layouts: 6, shapings: 0, commands: 41, damage: 1.25),
    ]

    @Test("A key and a move of the pointer concern the control that takes them", arguments: input)
    func input(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    nonisolated static let trees = [
        Pinned("O15 wide first", bodies: 1, layouts: 2, shapings: 1, commands: 35, damage: 1.25),
        Pinned("O15 wide last", bodies: 1, layouts: 2, shapings: 1, commands: 35, damage: 1.25),
        Pinned("O15 deep", bodies: 1, layouts: 2, shapings: 1, commands: 2, damage: 1.25),
        Pinned("O15 shallow", bodies: 1, layouts: 3, shapings: 1, commands: 4, damage: 1.25),
        Pinned("O15 grid", bodies: 1, layouts: 10, shapings: 2, commands: 12, damage: 1.25),
        Pinned("O15 messages", bodies: 6, layouts: 71, shapings: 32, commands: 123),
    ]

    @Test("In a tree of any shape a change evaluates one body", arguments: trees)
    func trees(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    nonisolated static let writes = [
        Pinned("O16 writes", bodies: 1, layouts: 2, shapings: 1, commands: 2, damage: 1.25),
        Pinned("O16 observers", bodies: 1000, layouts: 1002, shapings: 1, commands: 1033),
        Pinned("O16 reader", bodies: 1, layouts: 2, shapings: 1, commands: 34),
    ]

    nonisolated static let texts = [
        Pinned("O30", bodies: 0, layouts: 204, shapings: 200, commands: 26),
        Pinned("O34", bodies: 70, layouts: 433, shapings: 23, commands: 335, damage: 1.25),
    ]

    @Test(
        "A step of a window's edge wraps each text once; a filter makes the rows seen",
        arguments: texts)
    func texts(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    @Test("Toggles of one state are evaluated as often while they move as at rest")
    func toggles() throws {
        let bodies = try [false, true].map { isMoving in
            let trial = try ManyToggles.trial(30, isMoving: isMoving)
            _ = try Counters.of(trial)
            let counters = try Counters.of(trial)
            try trial.check()
            return counters.bodies
        }
        #expect(bodies[0] == bodies[1])
        #expect(bodies[0] >= 30)
    }

    @Test("Writes of one action are one update, which evaluates those who read", arguments: writes)
    func writes(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    nonisolated static let windows = [
        Pinned("O17 dark", bodies: 1, layouts: 61, shapings: 0, commands: 250),
        Pinned("O17 resize", bodies: 0, layouts: 776, shapings: 0, commands: 3740),
        Pinned("O18", bodies: 0, layouts: 600, shapings: 0, commands: 1000),
    ]

    /// A canvas draws again with its page's body and its own; a card and a bar evaluate nothing.
    nonisolated static let drawings = [
        Pinned("O21", bodies: 2, layouts: 0, shapings: 0, commands: 3),
        Pinned("O22", bodies: 0, layouts: 100, shapings: 0, commands: 500),
        Pinned("O23", bodies: 0, layouts: 3, shapings: 1, commands: 40),
    ]

    @Test("A material paints what is behind it and evaluates nothing", arguments: drawings)
    func drawings(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    @Test("Dark mode, a window's size and a motion evaluate no control's body", arguments: windows)
    func windows(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    nonisolated static let moves = [
        Pinned("O19", bodies: 0, layouts: 4900, shapings: 0, commands: 27300)
    ]

    @Test("Views that move to each other's places evaluate no body", arguments: moves)
    func moves(pinned: Pinned) throws { try pinned.expect(of: Self.trial(pinned.name)) }

    private static func trial(_ name: String) throws -> any Trial {
        let operation = try #require(Catalog.operations.first { $0.name == name })
        return try operation.trial()
    }
}
