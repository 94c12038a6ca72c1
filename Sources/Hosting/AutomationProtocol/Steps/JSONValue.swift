import Foundation

/// Any JSON.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The value that a property list would hold; nil for `null`.
    package var propertyList: Any? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .array(let values): values.compactMap(\.propertyList)
        case .object(let values): values.compactMapValues(\.propertyList)
        }
    }

    /// Whether a property list holds the same; whole numbers equal their fractions.
    package func equals(_ other: Any?) -> Bool {
        switch self {
        case .null: return other == nil
        case .bool(let value): return other as? Bool == value
        case .int(let value): return Self.number(other) == Double(value)
        case .double(let value): return Self.number(other) == value
        case .string(let value): return other as? String == value
        case .array(let values):
            guard let others = other as? [Any], others.count == values.count else { return false }
            return zip(values, others).allSatisfy { $0.equals($1) }
        case .object(let values):
            guard let others = other as? [String: Any], others.count == values.count else {
                return false
            }
            return values.allSatisfy { $0.value.equals(others[$0.key]) }
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        default: nil
        }
    }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSONValue: CustomStringConvertible {
    package var description: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "\(propertyList ?? "null")" }
        return String(decoding: data, as: UTF8.self)
    }
}
