import Foundation

/// Failures as GitHub's workflow commands, which it shows beside the lines of the files.
struct GitHubAnnotations {
    /// The folder of the checkout, without which paths are as they were given.
    let workspace: String?

    /// Nil outside of GitHub's runners.
    static var current: GitHubAnnotations? {
        let variables = ProcessInfo.processInfo.environment
        guard variables["GITHUB_ACTIONS"] == "true" else { return nil }
        return GitHubAnnotations(workspace: variables["GITHUB_WORKSPACE"])
    }

    func lines(for outcome: ScenarioOutcome) -> [String] {
        if let failure = outcome.failure { return [line("error", failure, outcome.scenario)] }
        return outcome.earlier.map { line("warning", $0, outcome.scenario, isFlaky: true) }
    }

    private func line(
        _ level: String, _ failure: ScenarioOutcome.Failure, _ scenario: Scenario,
        isFlaky: Bool = false
    ) -> String {
        var properties = ["file=\(property(path(scenario.path)))"]
        if let line = failure.line { properties.append("line=\(line)") }
        let title = scenario.name + (isFlaky ? " is flaky" : "")
        properties.append("title=\(property(title))")
        let text = escaped(failure.text(in: scenario.path))
        return "::\(level) \(properties.joined(separator: ","))::\(text)"
    }

    /// The path from the workspace.
    private func path(_ path: String) -> String {
        let full = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        guard let workspace, full.hasPrefix(workspace + "/") else { return path }
        return String(full.dropFirst(workspace.count + 1))
    }

    private func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
