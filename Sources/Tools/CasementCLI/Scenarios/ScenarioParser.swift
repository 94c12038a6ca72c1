import AutomationProtocol
import Foundation
import Limits

/// Parses scenario files; every error is a `ScenarioError` with its line.
package enum ScenarioParser {
    /// The most bytes that a file may have.
    private static let largestFile = 16 << 20

    package static func parse(file path: String) throws -> Scenario {
        let data: Data
        do {
            data = try BoundedFile.read(path, limit: largestFile)
        } catch {
            throw ScenarioError(path: path, line: nil, problem: "the file cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ScenarioError(path: path, line: nil, problem: "the file is not UTF-8")
        }
        return try parse(text, path: path)
    }

    package static func parse(_ text: String, path: String) throws -> Scenario {
        let document = try YAMLReader.document(text, path: path)
        let keys = ["name", "arguments", "clock", "date", "steps"] + NeedsParser.keys
        let fields = try document.fields(keys, of: "a scenario")
        let fallback = URL(filePath: path).deletingPathExtension().lastPathComponent
        var scenario = Scenario(path: path, name: try fields["name"]?.string("name") ?? fallback)
        if let arguments = fields["arguments"] {
            for argument in try arguments.items(of: "arguments") {
                scenario.arguments.append(try argument.string("an argument"))
            }
        }
        try NeedsParser.parse(fields, into: &scenario)
        scenario.clock = try fields["clock"]?.choice("clock", Scenario.Clock.self) ?? .virtual
        if let date = fields["date"] {
            guard scenario.clock == .virtual else {
                throw date.problem("date needs a virtual clock")
            }
            scenario.date = try date.date("date")
        }
        guard let steps = fields["steps"] else { throw document.problem("a scenario has steps") }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for step in try steps.items(of: "steps") {
            let line = step.line ?? 1
            scenario.steps.append(
                Scenario.Step(
                    line: line, text: words(of: line, in: lines),
                    action: try StepParser.parse(step)))
        }
        return scenario
    }

    /// The line of the file without YAML's punctuation.
    private static func words(of line: Int, in lines: [Substring]) -> String {
        guard lines.indices.contains(line - 1) else { return "" }
        let text = lines[line - 1].trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("- ") ? String(text.dropFirst(2)) : text
    }
}
