import AutomationProtocol
import Foundation

/// Parses expectations. One that is a mapping may have the key `within`.
enum ExpectationParser {
    typealias Parser = (String, YAMLReader) throws -> ScenarioAction

    static let parsers: [String: Parser] = [
        "expect": { try action($1, .some(try selector($0, $1))) },
        "expectNone": { try action($1, .none(try selector($0, $1))) },
        "expectFocus": { try action($1, .focus(try selector($0, $1))) },
        "expectCount": { try count($0, $1) },
        "expectWindows": { try windows($0, $1) },
        "expectTitle": { try title($0, $1) },
        "expectPhase": { try phase($0, $1) },
        "expectDefaults": {
            .perform(.expect(.defaults(try $1.values($0)), within: nil))
        },
        "expectStorage": { try storage($0, $1) },
        "expectGuidelines": { try guidelines($0, $1) },
    ]

    private static func selector(
        _ name: String, _ reader: YAMLReader, besides others: [String] = []
    ) throws(ScenarioError) -> Selector {
        try SelectorParser.parse(reader, of: name, besides: others + ["within"])
    }

    private static func action(
        _ reader: YAMLReader, _ expectation: ScreenExpectation
    ) throws(ScenarioError) -> ScenarioAction {
        let within = reader.node.mapping?["within"].map(reader.reader)
        return .perform(.expect(expectation, within: try within?.seconds("within")))
    }

    private static func count(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        let selector = try selector(name, reader, besides: ["count"])
        guard let count = reader.node.mapping?["count"] else {
            throw reader.problem(StepExamples.sentence("expectCount", needs: "count"))
        }
        return try action(reader, .count(selector, try reader.reader(count).count("count")))
    }

    private static func windows(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        guard reader.isMapping else { return try action(reader, .windows(try reader.count(name))) }
        let fields = try reader.fields(["count", "within"], of: name)
        guard let count = fields["count"] else {
            throw reader.problem(StepExamples.sentence(name, needs: "count"))
        }
        return try action(reader, .windows(try count.count("count")))
    }

    private static func title(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        guard reader.isMapping else {
            return try action(reader, .title(try reader.string(name), window: nil))
        }
        let fields = try reader.fields(["window", "title", "within"], of: name)
        guard let title = fields["title"] else {
            throw reader.problem(StepExamples.sentence("expectTitle", needs: "title"))
        }
        let window = try fields["window"]?.count("window", from: 1)
        return try action(reader, .title(try title.string("title"), window: window))
    }

    private static func storage(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        let fields = try reader.fields(["window", "values", "within"], of: name)
        guard let values = fields["values"] else {
            throw reader.problem(StepExamples.sentence(name, needs: "values"))
        }
        let window = try fields["window"]?.count("window", from: 1)
        return try action(reader, .storage(try values.values("values"), window: window))
    }

    /// `all`, or a list of those that are asked for.
    private static func guidelines(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        if reader.node.scalar?.string == "all" {
            return try action(reader, .guidelines(ScreenGuideline.allCases))
        }
        let names = try reader.strings(name)
        var guidelines: [ScreenGuideline] = []
        for word in names {
            guard let guideline = ScreenGuideline(rawValue: word) else {
                let known = ScreenGuideline.allCases.map(\.rawValue).joined(separator: ", ")
                throw reader.problem("\(name) is all, or some of \(known)")
            }
            guidelines.append(guideline)
        }
        guard !guidelines.isEmpty else { throw reader.problem("\(name) asks for nothing") }
        return try action(reader, .guidelines(guidelines))
    }

    private static func phase(_ name: String, _ reader: YAMLReader) throws(ScenarioError)
        -> ScenarioAction
    {
        guard reader.isMapping else {
            let phase = try reader.choice(name, ScenarioStep.Phase.self)
            return try action(reader, .phase(phase, window: nil))
        }
        let fields = try reader.fields(["window", "is", "within"], of: name)
        guard let phase = fields["is"] else {
            throw reader.problem(StepExamples.sentence("expectPhase", needs: "is"))
        }
        let window = try fields["window"]?.count("window", from: 1)
        return try action(
            reader, .phase(try phase.choice("is", ScenarioStep.Phase.self), window: window))
    }
}
