import AutomationProtocol
import Foundation
import Limits

/// Parses scenario files, and finds everything that is wrong with them.
package enum ScenarioParser {
    /// The most bytes that a file may have.
    private static let largestFile = 16 << 20

    package static func parse(file path: String) throws(ScenarioErrors) -> Scenario {
        func refusal(_ problem: String) -> ScenarioErrors {
            ScenarioErrors([ScenarioError(path: path, line: nil, problem: problem)])
        }
        let data: Data
        do {
            data = try BoundedFile.read(path, limit: largestFile)
        } catch {
            let isFolder = error == .notAFile
            throw refusal(
                "the file cannot be read: \(error)" + (isFolder ? ", but a folder or a device" : "")
            )
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw refusal("the file is not UTF-8")
        }
        return try parse(text, path: path)
    }

    package static func parse(_ text: String, path: String) throws(ScenarioErrors) -> Scenario {
        let document: YAMLReader
        do {
            document = try YAMLReader.document(text, path: path)
        } catch {
            throw ScenarioErrors([error])
        }
        let scenario = document.noting { try Self.scenario($0, text) }
        guard let scenario, document.mistakes.errors.isEmpty else {
            throw ScenarioErrors(document.mistakes.errors)
        }
        return scenario
    }

    /// Notes the mistakes of each key and of each step, and reads the others.
    private static func scenario(
        _ document: YAMLReader, _ text: String
    ) throws(ScenarioError) -> Scenario {
        let keys = ["name", "arguments", "clock", "date", "steps"] + NeedsParser.keys
        let fields = try document.knownFields(keys, of: "a scenario")
        let fallback = URL(filePath: document.path).deletingPathExtension().lastPathComponent
        let name = fields["name"]?.noting { try $0.string("name") }
        var scenario = Scenario(path: document.path, name: name ?? fallback)
        let arguments = fields["arguments"]?.noting { try $0.items(of: "arguments") } ?? []
        scenario.arguments = arguments.compactMap {
            $0.noting { try $0.string("an argument") }
        }
        NeedsParser.parse(fields, into: &scenario)
        let clock = fields["clock"]?.noting { try $0.choice("clock", Scenario.Clock.self) }
        scenario.clock = clock ?? .virtual
        scenario.date = fields["date"]?.noting { date in
            guard clock != .real else { throw date.problem("date needs a virtual clock") }
            return try date.date("date")
        }
        guard let steps = fields["steps"] else {
            // A misspelt key is one mistake, and not two.
            guard document.mistakes.errors.isEmpty else { return scenario }
            throw document.problem("a scenario has steps")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for step in try steps.items(of: "steps") {
            guard let action = step.noting({ try StepParser.parse($0) }) else { continue }
            let line = step.line ?? 1
            scenario.steps.append(
                Scenario.Step(line: line, text: words(of: line, in: lines), action: action))
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
