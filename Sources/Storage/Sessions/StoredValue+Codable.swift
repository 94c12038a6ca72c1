import Foundation

/// In exports a value is `{"type": "int", "value": 3}`; a number JSON lacks is its name.
extension StoredValue: Codable {
    private enum CodingKeys: String, CodingKey { case type, value }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "bool": self = .bool(try container.decode(Bool.self, forKey: .value))
        case "int": self = .int(try container.decode(Int.self, forKey: .value))
        case "double": self = .double(try container.decodeNumber())
        case "string": self = .string(try container.decode(String.self, forKey: .value))
        case "data": self = .data(try container.decode(Data.self, forKey: .value))
        case "url": self = .url(try container.decode(URL.self, forKey: .value))
        case "date":
            self = .date(Date(timeIntervalSinceReferenceDate: try container.decodeNumber()))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "No stored type is called \(tag)")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tag, forKey: .type)
        switch self {
        case .bool(let value): try container.encode(value, forKey: .value)
        case .int(let value): try container.encode(value, forKey: .value)
        case .double(let value): try container.encodeNumber(value)
        case .string(let value): try container.encode(value, forKey: .value)
        case .data(let value): try container.encode(value, forKey: .value)
        case .url(let value): try container.encode(value, forKey: .value)
        case .date(let value): try container.encodeNumber(value.timeIntervalSinceReferenceDate)
        }
    }
}

extension KeyedDecodingContainer where Key: CodingKey {
    fileprivate func decodeNumber() throws -> Double {
        let key = Key(stringValue: "value")!  // both containers of this file have this key
        if let name = try? decode(String.self, forKey: key), let value = Double(name) {
            return value
        }
        return try decode(Double.self, forKey: key)
    }
}

extension KeyedEncodingContainer where Key: CodingKey {
    fileprivate mutating func encodeNumber(_ value: Double) throws {
        let key = Key(stringValue: "value")!  // both containers of this file have this key
        if value.isFinite {
            try encode(value, forKey: key)
        } else {
            try encode("\(value)", forKey: key)
        }
    }
}
