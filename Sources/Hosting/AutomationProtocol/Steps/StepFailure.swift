/// Why a step could not be done, or what was not as expected.
package struct StepFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// What was found, as part of a sentence.
    package var found: String
    /// The printed tree near it; empty where it would not help.
    package var near: String

    package init(_ found: String, near: String = "") {
        self.found = found
        self.near = near
    }

    package var description: String { near.isEmpty ? found : "\(found)\n\(near)" }
}
