import AutomationProtocol
import Foundation
import Limits

/// Writes steps as scenario files have them.
enum StepText {
    /// The step without the dash; nil for one that nothing writes.
    static func line(for action: ScenarioAction) -> String? {
        switch action {
        case .perform(let step): line(for: step)
        case .quit: "quit"
        case .kill: "kill"
        case .relaunch: "relaunch"
        case .expectNoLog(let text): "expectNoLog: \(quoted(text))"
        case .screenshot(let request): "screenshot: \(text(request))"
        case .tree, .expectLog: nil
        }
    }

    private static func text(_ request: ScreenshotRequest) -> String {
        var fields = ["name: \(quoted(request.name))"]
        if let window = request.window { fields.append("window: \(window)") }
        if let part = request.part {
            let numbers = [part.minX, part.minY, part.width, part.height].map { number($0) }
            fields.append("part: [\(numbers.joined(separator: ", "))]")
        }
        if let compare = request.compare { fields.append("compare: \(quoted(compare))") }
        if request.tolerance > 0 { fields.append("tolerance: \(request.tolerance)") }
        return mapping(fields)
    }

    private static func line(for step: ScenarioStep) -> String? {
        switch step {
        case .press(let press, let target): "\(press.rawValue): \(text(target))"
        case .type(let text): "type: \(quoted(text))"
        case .key(let stroke): "key: \(quoted(stroke.description))"
        case .drag(let from, .at(let to)): "drag: {from: \(text(from)), to: \(text(to))}"
        case .drag(let from, .by(let distance)):
            "drag: {from: \(text(from)), by: \(pair(distance))}"
        case .slide(let selector, let value):
            "slide: \(mapping(fields(selector) + ["to: \(number(value))"]))"
        case .scroll(let target, let distance):
            "scroll: \(mapping((target.map(fields) ?? []) + ["by: \(pair(distance))"]))"
        case .restoreWindow(let window): "restoreWindow: \(window)"
        case .resizeWindow(let window, let size):
            "resizeWindow: {window: \(window), size: \(SizeText.text(size))}"
        case .phase(let phase, nil): "phase: \(phase.rawValue)"
        case .phase(let phase, let window?): "phase: {window: \(window), to: \(phase.rawValue)}"
        case .environment(let change): "environment: \(mapping(fields(change)))"
        case .advance(let seconds, true): "advance: \(number(seconds))"
        case .advance(let seconds, false): "advance: {by: \(number(seconds)), real: false}"
        case .expect(.rest, nil): "expectRest"
        case .expect(.none(let selector), nil): "expectNone: \(text(selector))"
        case .expect(.guidelines(let guidelines), nil):
            "expectGuidelines: [\(guidelines.map(\.rawValue).joined(separator: ", "))]"
        case .expect(.storage(let values, let window), nil):
            "expectStorage: "
                + mapping(
                    (window.map { ["window: \($0)"] } ?? [])
                        + ["values: \(JSONValue.object(values).description)"])
        case .expect(.some(let selector), nil): "expect: \(text(selector))"
        case .closeWindow(let window): "closeWindow: \(window)"
        case .minimizeWindow(let window): "minimizeWindow: \(window)"
        case .action(let selector, let name):
            "action: \(mapping(fields(selector) + ["name: \(quoted(name))"]))"
        default: nil
        }
    }

    // MARK: Targets

    private static func text(_ target: StepTarget) -> String {
        if case .element(let selector) = target { return text(selector) }
        return mapping(fields(target))
    }

    /// A label alone stands for itself.
    private static func text(_ selector: Selector) -> String {
        let fields = fields(selector)
        guard let label = selector.label, fields.count == 1 else { return mapping(fields) }
        return quoted(label)
    }

    private static func fields(_ target: StepTarget) -> [String] {
        switch target {
        case .element(let selector): fields(selector)
        case .point(let point, let windows):
            ["x: \(number(point.x))", "y: \(number(point.y))"] + fields(windows)
        }
    }

    private static func fields(_ selector: Selector) -> [String] {
        var list: [String] = []
        if let label = selector.label { list.append("label: \(quoted(label))") }
        if let part = selector.contains { list.append("contains: \(quoted(part))") }
        if let id = selector.id { list.append("id: \(quoted(id))") }
        if let role = selector.role { list.append("role: \(role.rawValue)") }
        if let value = selector.value { list.append("value: \(quoted(value))") }
        list += fields(selector.windows)
        if let index = selector.index { list.append("index: \(index)") }
        let flags = [
            ("enabled", selector.isEnabled), ("selected", selector.isSelected),
            ("focused", selector.isFocused), ("inSight", selector.isInSight),
        ]
        for (key, flag) in flags { if let flag { list.append("\(key): \(flag)") } }
        if selector.isInChrome { list.append("in: chrome") }
        return list
    }

    private static func fields(_ windows: Selector.Windows) -> [String] {
        switch windows {
        case .key: []
        case .number(let number): ["window: \(number)"]
        case .any: ["window: any"]
        }
    }

    private static func fields(_ change: EnvironmentChange) -> [String] {
        [
            change.colorScheme.map { "colorScheme: \($0.rawValue)" },
            change.locale.map { "locale: \(quoted($0))" },
            change.dynamicTypeSize.map { "dynamicTypeSize: \($0.rawValue)" },
            change.layoutDirection.map { "layoutDirection: \($0.rawValue)" },
            change.contrast.map { "contrast: \($0.rawValue)" },
            change.reduceMotion.map { "reduceMotion: \($0)" },
            change.reduceTransparency.map { "reduceTransparency: \($0)" },
            change.differentiateWithoutColor.map { "differentiateWithoutColor: \($0)" },
            change.boldText.map { "boldText: \($0)" },
        ].compactMap(\.self)
    }

    // MARK: Values

    private static func mapping(_ fields: [String]) -> String {
        "{\(fields.joined(separator: ", "))}"
    }

    private static func pair(_ size: CGSize) -> String {
        "[\(number(size.width)), \(number(size.height))]"
    }

    private static func number(_ value: Double) -> String {
        let whole = Int(saturating: value)
        return Double(whole) == value ? "\(whole)" : "\(value)"
    }

    /// A text between quotes, in which nothing stands for anything else in YAML.
    static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control,
                "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }
}
