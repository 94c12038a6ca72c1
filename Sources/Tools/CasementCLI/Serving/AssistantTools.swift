import AppRunning
import AutomationProtocol
import Foundation

/// The tools by which an assistant uses an app. A failure is an answer, too: it says why.
final class AssistantTools {
    private let app: any DrivenApp
    private var hasStarted = false
    /// How many lines of the log have been read.
    private var linesRead = 0

    init(_ app: any DrivenApp) { self.app = app }

    private static let window = [
        "window": (type: "integer", text: "The number of a window, from 1 in opening order.")
    ]

    private typealias Argument = (type: String, text: String)

    private struct Tool {
        let name: String
        /// What it does, for an assistant.
        let text: String
        let arguments: [String: Argument]
        /// The arguments that a call must have.
        let needed: [String]

        init(
            _ name: String, _ text: String, _ arguments: [String: Argument],
            needed: [String] = []
        ) {
            (self.name, self.text, self.arguments, self.needed) = (name, text, arguments, needed)
        }
    }

    private static let tools = [
        Tool(
            "tree",
            "What the app shows: its windows and their elements, a line each, with role, label, "
                + "value and #id. What is inside another element is indented.", window),
        Tool("picture", "A picture of a window, of the one in front without a number.", window),
        Tool(
            "act",
            "Does one step as scenario files have it, and returns the tree. Examples: "
                + #"{"tap": "Add"}, {"tap": {"id": "add", "window": 2}}, {"type": "Milk"}, "#
                + #"{"key": "ctrl+z"}, {"clear": {"label": "Title"}}, "#
                + #"{"slide": {"label": "Volume", "to": 0.5}}, "#
                + #"{"pick": {"label": "Colour", "option": "Red"}}, "#
                + #"{"scroll": {"label": "List", "by": [0, 300]}}, {"reveal": "Row 40"}, "#
                + #"{"resizeWindow": {"window": 1, "size": "400x300"}}, "#
                + #"{"environment": {"colorScheme": "dark"}}, {"phase": "background"}, "#
                + #"{"expect": {"label": "Count: 1"}}."#,
            ["step": ("object", "An object with one key, the name of the step.")],
            needed: ["step"]),
        Tool(
            "advance", "Moves the app's clock, by which animations and timers go on.",
            ["seconds": ("number", "How many, up to 3600.")], needed: ["seconds"]),
        Tool(
            "relaunch",
            "Ends the app and starts it again on its saved session: killed as by a crash, or "
                + "quit as by its user.",
            ["kill": ("boolean", "Whether it is killed, as it is without this.")]),
        Tool(
            "log", "The lines that the app has written since the last call.",
            ["all": ("boolean", "Whether the earlier lines are repeated.")]),
    ]

    static var names: [String] { tools.map(\.name) }

    /// The tools as the protocol lists them.
    static var descriptions: [JSONValue] {
        tools.map { tool in
            let properties = tool.arguments.mapValues { argument in
                JSONValue.object([
                    "type": .string(argument.type), "description": .string(argument.text),
                ])
            }
            return .object([
                "name": .string(tool.name), "description": .string(tool.text),
                "inputSchema": .object([
                    "type": .string("object"), "properties": .object(properties),
                    "required": .array(tool.needed.map(JSONValue.string)),
                    "additionalProperties": .bool(false),
                ]),
            ])
        }
    }

    /// The answer of a tool; nil if there is none of the name.
    func call(_ name: String, _ arguments: JSONValue) -> JSONValue? {
        guard let tool = Self.tools.first(where: { $0.name == name }) else { return nil }
        do {
            let values = try Self.read(arguments, tool.arguments)
            if let missing = tool.needed.first(where: { values[$0] == nil }) {
                throw StepFailure("\(name) needs “\(missing)”")
            }
            // One that has ended by itself is started by relaunch alone.
            if !hasStarted {
                hasStarted = true
                try app.start()
            }
            return Self.answer([try content(name, values)])
        } catch {
            return Self.answer([Self.text("\(error)")], isError: true)
        }
    }

    private func content(_ name: String, _ values: [String: JSONValue]) throws -> JSONValue {
        switch name {
        case "tree": return Self.text(try tree(window: Self.whole(values["window"])))
        case "picture":
            let picture = try app.picture(window: Self.whole(values["window"]))
            return .object([
                "type": .string("image"), "data": .string(picture.base64EncodedString()),
                "mimeType": .string("image/png"),
            ])
        case "act":
            try act(values["step"] ?? .null)
            return Self.text(app.isRunning ? try tree(window: nil) : "the app has ended")
        case "advance":
            let seconds = Self.number(values["seconds"]) ?? 0
            guard (0...3600).contains(seconds) else {
                throw StepFailure("“seconds” is a number from 0 to 3600")
            }
            try app.perform(.advance(seconds, real: false))
            return Self.text("done")
        case "relaunch":
            if app.isRunning {
                if values["kill"] == .bool(false) { try app.quit() } else { try app.kill() }
            }
            try app.start()
            return Self.text(try tree(window: nil))
        default:
            let lines = app.log
            let new = values["all"] == .bool(true) ? lines : Array(lines.dropFirst(linesRead))
            linesRead = lines.count
            return Self.text(new.isEmpty ? "nothing" : new.joined(separator: "\n"))
        }
    }

    private func tree(window number: Int?) throws -> String {
        let screen = try app.screen()
        guard let number else { return screen.description }
        guard let window = screen.windows.first(where: { $0.number == number }) else {
            let open = screen.windows.map { "\($0.number)" }.joined(separator: ", ")
            throw StepFailure("there is no window \(number); open are: \(open)")
        }
        return window.lines.joined(separator: "\n")
    }

    /// Performs what the parser of scenarios reads: JSON is YAML.
    private func act(_ step: JSONValue) throws {
        for step in try Self.steps(step) {
            switch step.action {
            case .perform(let action): try app.perform(action)
            case .expectLog(let text, let count): try LogExpectation(app.log).some(text, count)
            case .expectNoLog(let text): try LogExpectation(app.log).none(text)
            case .quit: try app.quit()
            case .kill: try app.kill()
            case .relaunch: try app.start()
            case .screenshot, .tree: throw StepFailure("there are the tools picture and tree")
            }
        }
    }

    private static func steps(_ step: JSONValue) throws -> [Scenario.Step] {
        do {
            return try ScenarioParser.parse("steps: [\(step.description)]", path: "step").steps
        } catch {
            throw StepFailure(error.errors.map(\.problem).joined(separator: "\n"))
        }
    }

    // MARK: Arguments and answers

    private static func read(
        _ arguments: JSONValue, _ known: [String: (type: String, text: String)]
    ) throws(StepFailure) -> [String: JSONValue] {
        guard case .object(let fields) = arguments else {
            throw StepFailure("the arguments are not an object")
        }
        for (name, value) in fields {
            guard let type = known[name]?.type else {
                throw StepFailure("there is no argument “\(name)”")
            }
            let fits =
                switch (type, value) {
                case ("integer", _): whole(value) != nil
                case ("number", _): number(value) != nil
                case ("boolean", .bool), ("object", .object): true
                default: false
                }
            guard fits else { throw StepFailure("“\(name)” is not of the type \(type)") }
        }
        return fields
    }

    private static func whole(_ value: JSONValue?) -> Int? {
        number(value).flatMap(Int.init(exactly:))
    }

    private static func number(_ value: JSONValue?) -> Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    private static func text(_ text: String) -> JSONValue {
        .object(["type": .string("text"), "text": .string(text)])
    }

    private static func answer(_ content: [JSONValue], isError: Bool = false) -> JSONValue {
        .object(["content": .array(content), "isError": .bool(isError)])
    }
}
