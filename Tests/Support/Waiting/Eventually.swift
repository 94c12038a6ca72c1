import Foundation

/// Looks again and again until there is something to see. Passing takes no longer than it must;
/// failing takes as long as a busy machine may need.
package func eventually<Found>(
    _ what: String, within patience: Duration = .seconds(60), _ look: () throws -> Found?
) throws -> Found {
    let deadline = ContinuousClock.now + patience
    while true {
        if let found = try look() { return found }
        guard ContinuousClock.now < deadline else { throw NeverSeen(what: what) }
        // Leaves the processor to those who are waited for.
        poll(nil, 0, 20)
    }
}

/// Waits until a condition holds, and fails if it does not in time.
package func waitUntil(
    _ what: String, within patience: Duration = .seconds(60), _ isSo: () throws -> Bool
) throws {
    _ = try eventually(what, within: patience) { try isSo() ? true : nil }
}

/// Gives the caller's actor to others until something is so, or until it is clear that it never will
/// be: after two minutes and a thousand turns, of which an actor with much to do gives few.
package func giveWay(
    isolation: isolated (any Actor)? = #isolation, until isSo: () -> Bool
) async {
    let deadline = ContinuousClock.now + .seconds(120)
    var turns = 0
    while !isSo(), turns < 1000 || ContinuousClock.now < deadline {
        turns += 1
        await Task.yield()
    }
}

package struct NeverSeen: Error, CustomStringConvertible {
    let what: String
    package var description: String { "never seen: \(what)" }
}
