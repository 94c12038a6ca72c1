/// A mistake in a scenario file, or why the file cannot be read.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// From 1; nil if the error concerns the whole file.
    package let line: Int?
    package let problem: String

    package var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(problem)"
    }
}

/// Everything that is wrong with a scenario file, in the order of its lines.
package struct ScenarioErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// Never empty.
    package let errors: [ScenarioError]

    init(_ errors: [ScenarioError]) {
        let ranked = errors.enumerated().sorted {
            ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
        }
        self.errors = ranked.map(\.element)
    }

    package var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// The mistakes that were found in a file so far.
final class ScenarioMistakes {
    private(set) var errors: [ScenarioError] = []

    func add(_ error: ScenarioError) { errors.append(error) }
}
