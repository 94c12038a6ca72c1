import Foundation

/// Results in columns, for people.
enum ResultTable {
    static func head(comparing: Bool) -> String {
        columns("operation", "median", "95 %", comparing ? "earlier" : "", "")
    }

    static func line(_ result: Result, earlier: Result?) -> String {
        columns(
            result.name, number(result.median), number(result.percentile(0.95)),
            earlier.map { number($0.median) } ?? "", "\(result.unit)  \(result.note)")
    }

    private static func columns(
        _ name: String, _ median: String, _ high: String, _ earlier: String, _ rest: String
    ) -> String {
        let cells = [median, high, earlier].map {
            String(repeating: " ", count: max(10 - $0.count, 0)) + $0
        }
        let name = name.padding(toLength: 18, withPad: " ", startingAt: 0)
        return ([name] + cells).joined() + "  " + rest
    }

    private static func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.3f" : "%.1f", value)
    }
}
