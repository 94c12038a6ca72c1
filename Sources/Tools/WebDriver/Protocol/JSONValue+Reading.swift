import AutomationProtocol
import Foundation

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        guard case .object(let fields) = self, let value = fields[key], value != .null else {
            return nil
        }
        return value
    }

    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var list: [JSONValue]? {
        guard case .array(let list) = self else { return nil }
        return list
    }

    var fields: [String: JSONValue]? {
        guard case .object(let fields) = self else { return nil }
        return fields
    }

    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    var whole: Int? {
        switch self {
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        default: nil
        }
    }

    // MARK: Arguments of commands

    /// The text of a key that a command needs.
    func text(_ key: String) throws(WebDriverError) -> String {
        guard let text = self[key]?.text else { throw Self.wrong(key, "a text") }
        return text
    }

    /// A number that a command needs, of which the size is bounded.
    func number(_ key: String, in range: ClosedRange<Double>) throws(WebDriverError) -> Double {
        guard let number = try optionalNumber(key, in: range) else {
            throw Self.wrong(key, Self.kind(range))
        }
        return number
    }

    /// A number that a command may have.
    func optionalNumber(
        _ key: String, in range: ClosedRange<Double>
    ) throws(WebDriverError) -> Double? {
        guard let value = self[key] else { return nil }
        guard let number = value.number, range.contains(number) else {
            throw Self.wrong(key, Self.kind(range))
        }
        return number
    }

    func optionalText(_ key: String) throws(WebDriverError) -> String? {
        guard let value = self[key] else { return nil }
        guard let text = value.text else { throw Self.wrong(key, "a text") }
        return text
    }

    func optionalFlag(_ key: String) throws(WebDriverError) -> Bool? {
        guard let value = self[key] else { return nil }
        guard case .bool(let flag) = value else { throw Self.wrong(key, "true or false") }
        return flag
    }

    static func wrong(_ key: String, _ kind: String) -> WebDriverError {
        WebDriverError(.invalidArgument, "“\(key)” is not \(kind)")
    }

    private static func kind(_ range: ClosedRange<Double>) -> String {
        let ends = [range.lowerBound, range.upperBound].map { end in
            Int(exactly: end).map(String.init) ?? "\(end)"
        }
        return "a number from \(ends[0]) to \(ends[1])"
    }

    static func number(_ value: Double) -> JSONValue {
        guard value.isFinite else { return .null }
        return Int(exactly: value).map(JSONValue.int) ?? .double(value)
    }

    static func rect(_ rect: CGRect) -> JSONValue {
        .object([
            "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
            "height": .number(rect.height),
        ])
    }
}
