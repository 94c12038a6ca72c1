import AutomationProtocol

/// Writes what random use has found as a scenario file.
enum MonkeyScenario {
    static func text(of result: Monkey.Result, _ scenario: Scenario) -> String {
        var lines = ["name: \(StepText.quoted(scenario.name))"]
        if let finding = result.finding {
            lines.insert(contentsOf: finding.text.split(separator: "\n").map { "# \($0)" }, at: 0)
        }
        if !scenario.arguments.isEmpty {
            let list = scenario.arguments.map(StepText.quoted).joined(separator: ", ")
            lines.append("arguments: [\(list)]")
        }
        if let scale = result.scale { lines.append("scale: \(scale)") }
        let actions = result.parts.joined() + (result.finding?.expectations ?? [])
        lines.append(actions.isEmpty ? "steps: []" : "steps:")
        lines += actions.compactMap { StepText.line(for: $0) }.map { "  - \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
