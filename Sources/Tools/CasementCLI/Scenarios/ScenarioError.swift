/// A scenario file cannot be read or parsed.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// From 1; nil if the error concerns the whole file.
    package let line: Int?
    package let problem: String

    package var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(problem)"
    }
}
