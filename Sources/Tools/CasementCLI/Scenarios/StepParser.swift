import AutomationProtocol
import Foundation
import Limits

/// Parses one step: a word alone, or a word with its arguments.
enum StepParser {
    static func parse(_ reader: YAMLReader) throws -> ScenarioAction {
        guard let mapping = reader.node.mapping else {
            let name = try reader.string("a step")
            if let action = bare[name] { return action }
            if parsers[name] != nil { throw reader.problem(StepMistake.needs(name)) }
            throw reader.problem(StepMistake.unknown(name))
        }
        guard mapping.count == 1, let (key, value) = mapping.first else {
            throw reader.problem(
                StepMistake.severalWords(mapping.map { ($0.key.string ?? "", $0.value) }))
        }
        let name = try reader.reader(key).string("a step")
        guard let parser = parsers[name] else {
            if bare[name] != nil { throw reader.problem("\(name) stands alone, as “- \(name)”") }
            throw reader.problem(StepMistake.unknown(name))
        }
        let argument = reader.reader(value)
        guard !argument.isNothing else { throw reader.problem(StepMistake.needs(name)) }
        return try parser(name, argument)
    }

    /// The names of all steps.
    static var names: [String] { (Array(parsers.keys) + bare.keys).sorted() }

    /// The names of the steps that need to know nothing.
    static var wordsAlone: [String] { Array(bare.keys) }

    private static let bare: [String: ScenarioAction] = [
        "quit": .quit, "kill": .kill, "relaunch": .relaunch,
        "expectRest": .perform(.expect(.rest, within: nil)),
    ]

    private typealias Parser = (String, YAMLReader) throws -> ScenarioAction

    private static let parsers: [String: Parser] = {
        var all: [String: Parser] = [
            "type": { .perform(.type(try $1.string($0))) },
            "key": { .perform(.key(try keyStroke($1))) },
            "drag": { .perform(try drag($0, $1)) },
            "drop": { .perform(try drop($0, $1)) },
            "pinch": { .perform(try pinch($0, $1, by: "to")) },
            "rotate": { .perform(try pinch($0, $1, by: "by")) },
            "slide": { .perform(try slide($0, $1)) },
            "pick": { .perform(try pick($0, $1)) },
            "scroll": { .perform(try scroll($0, $1)) },
            "reveal": { .perform(.reveal(try SelectorParser.parse($1, of: $0))) },
            "focus": { .perform(.focus(try SelectorParser.parse($1, of: $0))) },
            "clear": { .perform(.clear(try SelectorParser.parse($1, of: $0))) },
            "action": { .perform(try action($0, $1)) },
            "rotor": { .perform(try rotor($0, $1)) },
            "accessibilityFocus": {
                .perform(.accessibilityFocus(try SelectorParser.parse($1, of: $0)))
            },
            "environment": { .perform(.environment(try environment($0, $1))) },
            "openURL": { .perform(.openURL(try $1.string($0))) },
            "defaults": { .perform(.defaults(try $1.values($0))) },
            "advance": { .perform(try advance($0, $1)) },
            "wait": { .perform(.wait(try $1.seconds($0))) },
            "random": { .perform(.random(try random($0, $1))) },
            "screenshot": { .screenshot(try screenshot($0, $1)) },
            "tree": { .tree(name: try fileName($1, $0)) },
            "expectNoLog": { .expectNoLog(try $1.string($0)) },
            "expectLog": { try expectLog($0, $1) },
        ]
        for press in ScenarioStep.Press.allCases {
            all[press.rawValue] = { .perform(.press(press, try SelectorParser.target($1, of: $0))) }
        }
        all.merge(WindowStepParser.parsers) { $1 }
        all.merge(ExpectationParser.parsers) { $1 }
        return all
    }()

    // MARK: Input

    private static func keyStroke(_ reader: YAMLReader) throws(ScenarioError) -> KeyStroke {
        let text = try reader.string("key")
        guard let stroke = KeyStroke(text) else {
            let nearest = Suggestion.nearest(to: text, of: namedKeys)
            let end =
                nearest.isEmpty ? "; keys are written as Return, F1, a or ctrl+shift+z" : nearest
            throw reader.problem("there is no key “\(text)”\(end)")
        }
        return stroke
    }

    /// The keys that have names, for suggestions.
    static let namedKeys = [
        "Return", "Escape", "Tab", "Space", "Backspace", "Delete", "Left", "Right", "Up", "Down",
        "Home", "End", "PageUp", "PageDown", "Menu", "F1",
    ]

    private static func drag(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let fields = try reader.fields(["from", "to", "by"], of: name)
        guard let from = fields["from"] else {
            throw reader.problem(StepExamples.sentence("drag", needs: "from"))
        }
        let start = try SelectorParser.target(from, of: "from")
        switch (fields["to"], fields["by"]) {
        case (let to?, nil):
            return .drag(from: start, to: .at(try SelectorParser.target(to, of: "to")))
        case (nil, let by?):
            return .drag(from: start, to: .by(try distance(by)))
        default:
            throw reader.problem(StepExamples.sentence("drag", needs: "either to or by"))
        }
    }

    private static func drop(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let fields = try reader.fields(["files", "text", "on"], of: name)
        let files = try fields["files"]?.strings("files") ?? []
        let text = try fields["text"]?.string("text")
        guard !files.isEmpty || text != nil else {
            throw reader.problem(StepExamples.sentence("drop", needs: "files or text"))
        }
        return .drop(
            files: files, text: text,
            on: try fields["on"].map { field throws(ScenarioError) in
                try SelectorParser.target(field, of: "on")
            })
    }

    /// `pinch` goes to a scale, `rotate` turns by degrees.
    private static func pinch(
        _ name: String, _ reader: YAMLReader, by key: String
    ) throws(ScenarioError) -> ScenarioStep {
        let target = try SelectorParser.target(reader, of: name, besides: [key])
        guard let amount = reader.node.mapping?.first(where: { $0.key.string == key })?.value else {
            throw reader.problem("\(name) needs \(key)")
        }
        let number = try reader.reader(amount).number(key)
        return name == "pinch"
            ? .pinch(target, scale: number, degrees: 0) : .pinch(target, scale: 1, degrees: number)
    }

    private static func slide(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let selector = try SelectorParser.parse(reader, of: name, besides: ["to"])
        guard let to = reader.node.mapping?["to"] else {
            throw reader.problem(StepExamples.sentence("slide", needs: "to"))
        }
        return .slide(selector, to: try reader.reader(to).number("to"))
    }

    private static func pick(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let selector = try SelectorParser.parse(reader, of: name, besides: ["option"])
        guard let option = reader.node.mapping?["option"] else {
            throw reader.problem(StepExamples.sentence("pick", needs: "option"))
        }
        return .pick(selector, option: try reader.reader(option).string("option"))
    }

    private static func action(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let selector = try SelectorParser.parse(reader, of: name, besides: ["name"])
        guard let wanted = reader.node.mapping?["name"] else {
            throw reader.problem(StepExamples.sentence("action", needs: "name"))
        }
        return .action(selector, name: try reader.reader(wanted).string("name"))
    }

    private static func rotor(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        let selector = try SelectorParser.parse(reader, of: name, besides: ["name", "entry"])
        guard let wanted = reader.node.mapping?["name"], let entry = reader.node.mapping?["entry"]
        else { throw reader.problem(StepExamples.sentence("rotor", needs: "name and entry")) }
        return .rotor(
            selector, name: try reader.reader(wanted).string("name"),
            entry: try reader.reader(entry).string("entry"))
    }

    private static func scroll(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        guard let mapping = reader.node.mapping, let by = mapping["by"] else {
            throw reader.problem(StepExamples.sentence("scroll", needs: "by"))
        }
        let target = try SelectorParser.target(reader, of: name, besides: ["by"])
        let isAnywhere = mapping.count == 1
        return .scroll(isAnywhere ? nil : target, by: try distance(reader.reader(by)))
    }

    private static func distance(_ reader: YAMLReader) throws(ScenarioError) -> CGSize {
        let (width, height) = try reader.pair("by")
        return CGSize(width: width, height: height)
    }

    private static func random(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> RandomUse
    {
        let fields = try reader.fields(["events", "seed"], of: name)
        guard let events = fields["events"] else {
            throw reader.problem(StepExamples.sentence("random", needs: "events"))
        }
        let count = try events.number("events")
        let seed = try fields["seed"]?.number("seed") ?? 1
        guard count == count.rounded(), let number = Int(count, in: 1...1_000_000) else {
            throw events.problem("events is a whole number from 1 to 1000000")
        }
        guard let whole = UInt64(exactly: seed) else {
            throw reader.problem("seed is a whole number that is not negative")
        }
        return RandomUse(events: number, seed: whole)
    }

    // MARK: Environment

    private static func environment(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> EnvironmentChange
    {
        let keys = [
            "colorScheme", "locale", "dynamicTypeSize", "layoutDirection", "contrast",
            "reduceMotion", "reduceTransparency", "differentiateWithoutColor", "boldText",
        ]
        let fields = try reader.fields(keys, of: name)
        var change = EnvironmentChange()
        change.colorScheme = try fields["colorScheme"]?
            .choice("colorScheme", EnvironmentChange.Scheme.self)
        change.layoutDirection = try fields["layoutDirection"]?
            .choice("layoutDirection", EnvironmentChange.Direction.self)
        change.locale = try fields["locale"]?.string("locale")
        change.dynamicTypeSize = try fields["dynamicTypeSize"]?
            .choice("dynamicTypeSize", EnvironmentChange.TypeSize.self)
        change.contrast = try fields["contrast"]?
            .choice("contrast", EnvironmentChange.Contrast.self)
        change.reduceMotion = try fields["reduceMotion"]?.flag("reduceMotion")
        change.reduceTransparency = try fields["reduceTransparency"]?.flag("reduceTransparency")
        change.differentiateWithoutColor = try fields["differentiateWithoutColor"]?
            .flag("differentiateWithoutColor")
        change.boldText = try fields["boldText"]?.flag("boldText")
        return change
    }

    private static func advance(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioStep
    {
        guard reader.isMapping else { return .advance(try reader.seconds(name), real: true) }
        let fields = try reader.fields(["by", "real"], of: name)
        guard let by = fields["by"] else {
            throw reader.problem(StepExamples.sentence("advance", needs: "by"))
        }
        return .advance(try by.seconds("by"), real: try fields["real"]?.flag("real") ?? true)
    }

    // MARK: Files and logs

    private static func screenshot(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScreenshotRequest
    {
        guard reader.isMapping else { return ScreenshotRequest(name: try fileName(reader, name)) }
        let keys = ["name", "window", "part", "compare", "tolerance"]
        let fields = try reader.fields(keys, of: name)
        guard let file = fields["name"] else {
            throw reader.problem(StepExamples.sentence("screenshot", needs: "name"))
        }
        return ScreenshotRequest(
            name: try fileName(file, "name"),
            window: try fields["window"]?.count("window", from: 1),
            part: try fields["part"]?.rectangle("part"),
            compare: try fields["compare"]?.string("compare"),
            tolerance: try fields["tolerance"]?.count("tolerance") ?? 0)
    }

    /// A name for a file in the folder of artifacts, without a path.
    private static func fileName(_ reader: YAMLReader, _ what: String) throws(ScenarioError)
        -> String
    {
        let name = try reader.string(what)
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
            throw reader.problem(what, is: "the name of a file, without a folder")
        }
        return name
    }

    private static func expectLog(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        guard reader.isMapping else { return .expectLog(try reader.string(name), count: nil) }
        let fields = try reader.fields(["text", "count"], of: name)
        guard let text = fields["text"] else {
            throw reader.problem(StepExamples.sentence("expectLog", needs: "text"))
        }
        return .expectLog(try text.string("text"), count: try fields["count"]?.count("count"))
    }
}
