import AppRunning
import Foundation

/// The functions of XPath on values; those of the context are elsewhere.
enum XPathFunctions {
    static func value(_ name: String, _ values: [XPathValue]) -> XPathValue {
        let first = values.first?.asText ?? ""
        let second = values.count > 1 ? values[1].asText : ""
        switch name {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "not": return .bool(!values[0].asBool)
        case "boolean": return .bool(values[0].asBool)
        case "name", "local-name": return .text(nodeName(values[0]))
        case "string": return .text(first)
        case "concat": return .text(values.map(\.asText).joined())
        case "contains": return .bool(second.isEmpty || first.contains(second))
        case "starts-with": return .bool(first.hasPrefix(second))
        case "substring-before":
            return .text(first.range(of: second).map { String(first[..<$0.lowerBound]) } ?? "")
        case "substring-after":
            return .text(first.range(of: second).map { String(first[$0.upperBound...]) } ?? "")
        case "substring":
            return .text(part(of: first, values[1], values.count > 2 ? values[2] : nil))
        case "string-length": return .number(Double(first.count))
        case "normalize-space":
            return .text(first.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        case "translate": return .text(translated(first, second, values[2].asText))
        case "number": return .number(values[0].asNumber)
        case "floor": return .number(values[0].asNumber.rounded(.down))
        case "ceiling": return .number(values[0].asNumber.rounded(.up))
        default: return .number((values[0].asNumber + 0.5).rounded(.down))
        }
    }

    private static func nodeName(_ value: XPathValue) -> String {
        guard case .nodes(let nodes) = value else { return "" }
        return switch nodes.first {
        case .element(let node): node.name
        case .attribute(_, let name): name
        default: ""
        }
    }

    /// The characters from a position, which counts from 1, and of so many.
    private static func part(
        of text: String, _ start: XPathValue, _ length: XPathValue?
    ) -> String {
        let start = (start.asNumber + 0.5).rounded(.down)
        let end = length.map { start + ($0.asNumber + 0.5).rounded(.down) } ?? .infinity
        let kept = text.enumerated().filter { index, _ in
            Double(index + 1) >= start && Double(index + 1) < end
        }
        return String(kept.map(\.element))
    }

    private static func translated(_ text: String, _ from: String, _ to: String) -> String {
        let (from, to) = (Array(from), Array(to))
        return String(
            text.compactMap { character in
                guard let index = from.firstIndex(of: character) else { return character }
                return index < to.count ? to[index] : nil
            })
    }
}
