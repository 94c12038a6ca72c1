/// A step that a user has done by hand, as an app writes it to a journal.
package struct RecordedStep: Hashable, Codable, Sendable {
    package let step: ScenarioStep
    /// Whether it takes the place of the step before: a text grows letter by letter, and the second
    /// of two taps makes them one.
    package let replacesLast: Bool

    package init(_ step: ScenarioStep, replacesLast: Bool = false) {
        self.step = step
        self.replacesLast = replacesLast
    }
}
