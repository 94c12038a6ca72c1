import Foundation

@testable import Records

/// Formats of predicates, as a fuzzer makes them, asked of an object in memory.
enum PredicateInput {
    private static let object: [String: Any] = [
        "name": "Ada", "count": 3, "price": 2.5, "tags": ["a", "b"], "when": Date.distantPast,
        "inner": ["name": "Bea", "parts": [1, 2, 3]], "none": NSNull(), "flag": true,
    ]

    private static let arguments: [Any?] = [
        "name", 3, 2.5, ["a", "b"], Date.distantPast, nil, "count", Int.min, UInt64.max,
        Decimal(string: "1e100"), Data([1]), Double.nan, "inner.parts",
    ]

    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        let format = String(decoding: bytes, as: UTF8.self)
        guard let tree = try? FormatParser.parse(format, arguments: arguments) else { return }
        _ = tree.hashValue
        _ = FormatEvaluation(tree).holds(for: object, variables: ["x": 3, "name": "Ada"])
        _ = FormatEvaluation(tree).holds(for: nil)
        _ = FormatEvaluation(tree).holds(for: [object, object])
        // What a predicate says of itself is a format as well.
        _ = try? FormatParser.parse("\(tree)", arguments: [])
    }
}
