/// What keeps a scenario file from being run at all.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// From 1; nil where it concerns the whole file.
    package let line: Int?
    package let problem: String

    package var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(problem)"
    }
}
