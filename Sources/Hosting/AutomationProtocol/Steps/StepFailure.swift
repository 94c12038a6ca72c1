/// Why a step could not be done, or what was not as expected.
package struct StepFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// What kept a step from an element, for programs that tell the causes apart.
    package enum Cause: String, Codable, Sendable {
        /// No window or element is as the step names it.
        case missing
        /// Several elements are.
        case ambiguous
        case disabled
        /// It has no size, or its centre is scrolled away.
        case hidden
        case covered
    }

    /// What was found, as part of a sentence.
    package var found: String
    /// The printed tree near it; empty where it would not help.
    package var near: String
    package var cause: Cause?

    package init(_ found: String, near: String = "", cause: Cause? = nil) {
        self.found = found
        self.near = near
        self.cause = cause
    }

    package var description: String { near.isEmpty ? found : "\(found)\n\(near)" }
}
