import Foundation

/// The first and the last date that may be chosen; both are included.
struct DateLimits: Hashable {
    var first: Date?
    var last: Date?

    func clamp(_ date: Date) -> Date {
        if let last, date > last { return last }
        if let first, date < first { return first }
        return date
    }

    func contains(_ date: Date) -> Bool { clamp(date) == date }

    /// Whether any moment of the day may be chosen.
    func allowsDay(of day: Date, _ calendar: Calendar) -> Bool {
        let start = calendar.startOfDay(for: day)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return (last.map { start <= $0 } ?? true) && (first.map { end > $0 } ?? true)
    }
}
