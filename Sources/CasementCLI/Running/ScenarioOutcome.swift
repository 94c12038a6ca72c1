import AutomationProtocol

/// The result of one scenario file.
package struct ScenarioOutcome: Sendable {
    /// The step that failed, or the start or end of the app.
    package struct Failure: Error, Sendable {
        package let line: Int?
        package let asked: String
        package let found: StepFailure

        package init(line: Int?, asked: String, found: StepFailure) {
            self.line = line
            self.asked = asked
            self.found = found
        }

        /// File, line, what was asked, what was found, and the tree near it.
        package func text(in path: String) -> String {
            var text = "\(path)\(line.map { ":\($0)" } ?? ""): \(asked)\n    \(found.found)"
            for line in found.near.split(separator: "\n") { text += "\n      \(line)" }
            return text
        }
    }

    package let scenario: Scenario
    /// Nil if the file passed.
    package let failure: Failure?
    package let seconds: Double

    package init(scenario: Scenario, failure: Failure?, seconds: Double) {
        self.scenario = scenario
        self.failure = failure
        self.seconds = seconds
    }
}
