import Foundation

/// A value that is not a column's own type, with its JSON once that is needed.
package final class ValueBox {
    package let value: any Encodable
    private var json: String?

    package init(_ value: any Encodable, json: String? = nil) {
        self.value = value
        self.json = json
    }

    /// What the column holds.
    package func encoded() throws -> String {
        if let json { return json }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = Self.floats
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        json = text
        return text
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: Data(json.utf8))
    }

    private static var floats: JSONEncoder.NonConformingFloatEncodingStrategy {
        .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }
}
