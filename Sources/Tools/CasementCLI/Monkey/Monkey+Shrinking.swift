import Foundation

/// Finds the few steps that lead to what was found.
extension Monkey {
    /// How many parts of what was done are tried, and for how long.
    private static let tries = 400
    private static let patience = Duration.seconds(600)

    /// A short part of what was done, after which the same is found again; nil if it is not.
    func shrink(_ result: Result) throws -> Result? {
        guard let wanted = result.finding else { return nil }
        let deadline = ContinuousClock.now + Self.patience
        var shorter = result
        var shrinking = Shrinking(tries: Self.tries)
        func fails(_ parts: [Part]) throws -> Bool {
            guard ContinuousClock.now < deadline,
                let found = try replay(parts, scale: result.scale, wanted: wanted)
            else { return false }
            // What it is about may differ, as the value that is lost.
            shorter.finding = found
            shorter.parts = parts
            return true
        }
        // Some apps need no user for it.
        if try fails([]) { return shorter }
        guard let tail = try shrinking.tail(of: result.parts, fails: fails) else { return nil }
        _ = try shrinking.shortest(of: tail, fails: fails)
        return shorter
    }
}
