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
        return try selector(reader.fields(keys + others, of: what), reader)
    }

    /// A selector, or `{x, y, window}`.
    static func target(
        _ reader: YAMLReader, of what: String, besides others: [String] = []
    ) throws(ScenarioError) -> StepTarget {
        guard reader.isMapping else { return .element(try parse(reader, of: what)) }
        let fields = try reader.fields(keys + ["x", "y"] + others, of: what)
        guard fields["x"] != nil || fields["y"] != nil else {
            return .element(try selector(fields, reader))
        }
        if let mixed = fields.keys.first(where: { $0 != "window" && keys.contains($0) }) {
            throw reader.problem("a point has x, y and window, and no \(mixed)")
        }
        guard let x = fields["x"], let y = fields["y"] else {
            throw reader.problem("a point has x and y")
        }
        return .point(CGPoint(x: try x.number("x"), y: try y.number("y")), try windows(fields))
    }

    static func selector(
        _ fields: [String: YAMLReader], _ reader: YAMLReader
    ) throws(ScenarioError) -> Selector {
        var selector = Selector()
        selector.label = try fields["label"]?.string("label")
        selector.contains = try fields["contains"]?.string("contains")
        selector.id = try fields["id"]?.string("id")
        selector.role = try fields["role"]?.choice("role", ScreenElement.Role.self)
        selector.value = try fields["value"]?.string("value")
        selector.windows = try windows(fields)
        selector.index = try fields["index"]?.count("index", from: 1)
        selector.isEnabled = try fields["enabled"]?.flag("enabled")
        selector.isSelected = try fields["selected"]?.flag("selected")
        selector.isFocused = try fields["focused"]?.flag("focused")
        selector.isInSight = try fields["inSight"]?.flag("inSight")
        if let part = fields["in"] {
            guard try part.string("in") == "chrome" else { throw part.problem("in is chrome") }
            selector.isInChrome = true
        }
        return selector
    }

    private static func windows(
        _ fields: [String: YAMLReader]
    ) throws(ScenarioError) -> Selector.Windows {
        guard let window = fields["window"] else { return .key }
        if try window.string("window") == "any" { return .any }
        return .number(try window.count("window (a number, or any)", from: 1))
    }
}
