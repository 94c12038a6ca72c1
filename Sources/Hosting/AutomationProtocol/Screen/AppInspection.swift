/// What whoever watches an app from outside reads of it between steps.
package struct AppInspection: Codable, Sendable {
    /// What of the guidelines it does not keep.
    package var findings: [ScreenFinding] = []
    /// What each window keeps in its scene storage, by the window's number and the key.
    package var storage: [Int: [String: JSONValue]] = [:]
    /// Whether the app has nothing left to do while its clock stands still.
    package var rests = true

    package init() {}
}

/// What an app has done for a step, apart from what it shows.
package struct StepTrace: Codable, Sendable {
    /// A change of the app's state.
    package struct Change: Codable, Hashable, Sendable {
        package let name: String
        package let old: String?
        package let new: String?

        package init(name: String, old: String?, new: String?) {
            self.name = name
            self.old = old
            self.new = new
        }

        package var line: String {
            guard let new else { return "\(name) has changed" }
            return "\(name): \(old ?? "nothing") → \(new)"
        }
    }

    /// Where the pointer was last, in a window's content.
    package struct Place: Codable, Hashable, Sendable {
        package let window: Int
        package let x: Double
        package let y: Double

        package init(window: Int, x: Double, y: Double) {
            self.window = window
            self.x = x
            self.y = y
        }
    }

    package var changes: [Change] = []
    /// Nil if the step has not used the pointer.
    package var pointer: Place?
    /// Seconds of the app's clock.
    package var time = 0.0

    package init() {}
}
