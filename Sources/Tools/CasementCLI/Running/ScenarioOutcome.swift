import AutomationProtocol

/// The result of one scenario file.
package struct ScenarioOutcome: Sendable {
    /// The step that failed, or the start or end of the app.
    package struct Failure: Error, Sendable {
        package let line: Int?
        package let asked: String
        package let found: StepFailure
        /// What the app has written since the step that last did something.
        package var log: [String] = []
        /// Which state was written since then.
        package var changes: [String] = []
        /// The seconds of waiting after which the expectation held; nil if it did not.
        package var later: Double?
        /// Pictures and trees that were left, by what they are.
        package var files: [(what: String, path: String)] = []

        package init(line: Int?, asked: String, found: StepFailure) {
            self.line = line
            self.asked = asked
            self.found = found
        }

        /// File, line, what was asked, what was found, the tree near it, the log, and the files.
        package func text(in path: String) -> String {
            var text = "\(path)\(line.map { ":\($0)" } ?? ""): \(asked)\n    \(found.found)"
            for line in found.near.split(separator: "\n") { text += "\n      \(line)" }
            if let seconds = later?.formatted() {
                text += "\n    it comes within \(seconds) s: "
                text += "an expectation with within: \(seconds) waits for it"
            }
            if !changes.isEmpty { text += "\n    written since the last action:" }
            for line in changes { text += "\n      \(line)" }
            if !log.isEmpty { text += "\n    logged since the last action:" }
            for line in log { text += "\n      \(line)" }
            for file in files { text += "\n    \(file.what): \(file.path)" }
            return text
        }
    }

    /// What is worth knowing of a step that passed.
    package struct Note: Sendable {
        package let line: Int
        package let asked: String
        package let text: String

        package func text(in path: String) -> String { "\(path):\(line): \(asked)\n    \(text)" }
    }

    package let scenario: Scenario
    /// Nil if the file passed.
    package var failure: Failure?
    package let seconds: Double
    package var notes: [Note] = []
    /// How the file failed before, if it was run again.
    package var earlier: [Failure] = []

    package init(scenario: Scenario, failure: Failure?, seconds: Double) {
        self.scenario = scenario
        self.failure = failure
        self.seconds = seconds
    }

    /// Whether it passed only when it was run again.
    package var isFlaky: Bool { failure == nil && !earlier.isEmpty }
}
