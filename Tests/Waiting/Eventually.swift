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

/// The same where there is only a yes or no.
package func waitUntil(
    _ what: String, within patience: Duration = .seconds(60), _ isSo: () throws -> Bool
) throws {
    _ = try eventually(what, within: patience) { try isSo() ? true : nil }
}

package struct NeverSeen: Error, CustomStringConvertible {
    let what: String
    package var description: String { "never seen: \(what)" }
}
