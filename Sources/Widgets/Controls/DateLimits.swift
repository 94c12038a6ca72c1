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
}
