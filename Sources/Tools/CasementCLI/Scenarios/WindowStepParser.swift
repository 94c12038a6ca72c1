import AutomationProtocol
import Foundation

/// Parses the steps that concern windows and their phases.
enum WindowStepParser {
    typealias Parser = (String, YAMLReader) throws -> ScenarioAction

    static let parsers: [String: Parser] = [
        "openWindow": { .perform(try openWindow($0, $1)) },
        "closeWindow": { .perform(.closeWindow(try $1.count($0, from: 1))) },
        "focusWindow": { .perform(.focusWindow(try $1.count($0, from: 1))) },
        "minimizeWindow": { .perform(.minimizeWindow(try $1.count($0, from: 1))) },
        "restoreWindow": { .perform(.restoreWindow(try $1.count($0, from: 1))) },
        "resizeWindow": { .perform(try resizeWindow($0, $1)) },
        "moveWindow": { .perform(try moveWindow($0, $1)) },
        "phase": { .perform(try phase($0, $1)) },
    ]

    private static func openWindow(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let fields = try reader.fields(["id", "value"], of: name)
        guard !fields.isEmpty else {
            throw reader.problem(StepExamples.sentence("openWindow", needs: "id or value"))
        }
        return .openWindow(id: try fields["id"]?.string("id"), value: try fields["value"]?.json())
    }

    private static func resizeWindow(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let fields = try reader.fields(["window", "size"], of: name)
        guard let window = fields["window"], let size = fields["size"] else {
            throw reader.problem(StepExamples.sentence("resizeWindow", needs: "window and size"))
        }
        return .resizeWindow(try window.count("window", from: 1), to: try size.size("size"))
    }

    private static func moveWindow(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let fields = try reader.fields(["window", "to"], of: name)
        guard let window = fields["window"], let to = fields["to"] else {
            throw reader.problem(StepExamples.sentence("moveWindow", needs: "window and to"))
        }
        let (x, y) = try to.pair("to")
        return .moveWindow(try window.count("window", from: 1), to: CGPoint(x: x, y: y))
    }

    private static func phase(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        guard reader.isMapping else {
            return .phase(try reader.choice(name, ScenarioStep.Phase.self), window: nil)
        }
        let fields = try reader.fields(["window", "to"], of: name)
        guard let to = fields["to"] else {
            throw reader.problem(StepExamples.sentence("phase", needs: "to"))
        }
        return .phase(
            try to.choice("to", ScenarioStep.Phase.self),
            window: try fields["window"]?.count("window", from: 1))
    }
}
