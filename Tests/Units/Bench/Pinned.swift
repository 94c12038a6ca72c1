import Testing

@testable import Bench

/// What an operation may do, in numbers: exactly so much where it is determined.
///
/// More means that something is evaluated, measured, shaped or painted that the change does not
/// concern. Fewer is better, and then the number here is to be lowered.
struct Pinned: Sendable, CustomTestStringConvertible {
    let name: String
    /// Bodies evaluated: of what read the change, and of what was made anew.
    let bodies: Int
    /// Sizes computed that no cache held.
    let layouts: Int
    let shapings: Int
    /// Commands recorded for what is painted anew.
    let commands: Int
    /// The area painted, by that of what has changed on the screen, at most; nil where the whole
    /// window changes, or a new one is made.
    let damage: Double?

    init(
        _ name: String, bodies: Int, layouts: Int, shapings: Int, commands: Int,
        damage: Double? = nil
    ) {
        self.name = name
        self.bodies = bodies
        self.layouts = layouts
        self.shapings = shapings
        self.commands = commands
        self.damage = damage
    }

    var testDescription: String { name }

    /// Performs the operation once to fill the caches, then counts another time.
    @MainActor
    func expect(of trial: any Trial, _ place: SourceLocation = #_sourceLocation) throws {
        try trial.prepare()
        trial.perform()
        try trial.check()
        try trial.checkPixels()
        let counters = try Counters.of(trial)
        try trial.check()
        try trial.checkPixels()
        let all = Comment(rawValue: "\(name): \(counters)")
        #expect(counters.bodies == bodies, all, sourceLocation: place)
        #expect(counters.layouts == layouts, all, sourceLocation: place)
        #expect(counters.textsShaped == shapings, all, sourceLocation: place)
        #expect(counters.commands == commands, all, sourceLocation: place)
        if let damage {
            let ratio = try #require(counters.damageRatio, all, sourceLocation: place)
            #expect(ratio <= damage, all, sourceLocation: place)
        }
    }
}
