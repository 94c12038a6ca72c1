import AutomationProtocol
import Foundation

/// Parses selectors and the targets of steps.
enum SelectorParser {
    static let keys = [
        "label", "contains", "id", "role", "value", "window", "index", "enabled", "selected",
        "focused", "inSight", "in",
    ]

    /// A label, or a mapping of conditions and of the other keys that the step takes.
    static func parse(
        _ reader: YAMLReader, of what: String, besides others: [String] = []
    ) throws(ScenarioError) -> Selector {
        guard reader.isMapping else {
            return Selector(label: try reader.string("\(what) (a label, or a mapping)"))
        }
        return selector(try fields(reader, of: what, keys: keys + others))
    }

    /// A selector, or `{x, y, window}`.
    static func target(
        _ reader: YAMLReader, of what: String, besides others: [String] = []
    ) throws(ScenarioError) -> StepTarget {
        guard reader.isMapping else { return .element(try parse(reader, of: what)) }
        let fields = try fields(reader, of: what, keys: keys + ["x", "y"] + others)
        guard fields["x"] != nil || fields["y"] != nil else { return .element(selector(fields)) }
        if let mixed = fields.keys.first(where: { $0 != "window" && keys.contains($0) }) {
            throw reader.problem("a point has x, y and window, and no \(mixed)")
        }
        guard let x = fields["x"], let y = fields["y"] else {
            throw reader.problem("a point has x and y")
        }
        return .point(CGPoint(x: try x.number("x"), y: try y.number("y")), windows(fields))
    }

    /// The entries of a mapping that is not empty: every element would match.
    private static func fields(
        _ reader: YAMLReader, of what: String, keys: [String]
    ) throws(ScenarioError) -> [String: YAMLReader] {
        let fields = try reader.fields(keys, of: what)
        guard !fields.isEmpty else {
            throw reader.problem("\(what) says of no element what it is, such as {label: Save}")
        }
        return fields
    }

    private static func selector(_ fields: [String: YAMLReader]) -> Selector {
        var selector = Selector()
        selector.label = fields["label"]?.noting { try $0.string("label") }
        selector.contains = fields["contains"]?.noting { try $0.string("contains") }
        selector.id = fields["id"]?.noting { try $0.string("id") }
        selector.role = fields["role"]?.noting { try $0.choice("role", ScreenElement.Role.self) }
        selector.value = fields["value"]?.noting { try $0.string("value") }
        selector.windows = windows(fields)
        selector.index = fields["index"]?.noting { try $0.count("index", from: 1) }
        selector.isEnabled = fields["enabled"]?.noting { try $0.flag("enabled") }
        selector.isSelected = fields["selected"]?.noting { try $0.flag("selected") }
        selector.isFocused = fields["focused"]?.noting { try $0.flag("focused") }
        selector.isInSight = fields["inSight"]?.noting { try $0.flag("inSight") }
        selector.isInChrome =
            fields["in"]?.noting { part in
                guard try part.string("in") == "chrome" else { throw part.problem("in is chrome") }
                return true
            } ?? false
        return selector
    }

    private static func windows(_ fields: [String: YAMLReader]) -> Selector.Windows {
        fields["window"]?.noting { window in
            if window.node.scalar?.string == "any" { return .any }
            return .number(try window.count("window (a number, or any)", from: 1))
        } ?? .key
    }
}
