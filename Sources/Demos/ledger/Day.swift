import Foundation

extension Calendar {
    /// Entries have a day and no time: in this calendar it is the same day in every time zone.
    static let ledger: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension Date {
    /// A day that there is.
    init?(year: Int, month: Int, day: Int) {
        let parts = DateComponents(year: year, month: month, day: day)
        guard (1...9999).contains(year), let date = Calendar.ledger.date(from: parts),
            Calendar.ledger.dateComponents([.year, .month, .day], from: date) == parts
        else { return nil }
        self = date
    }

    /// The day of the user's calendar that a moment is in.
    static func day(of moment: Date) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        return Calendar.ledger.date(from: parts) ?? moment
    }

    /// The year times 100 and the month.
    var month: Int {
        let parts = Calendar.ledger.dateComponents([.year, .month], from: self)
        return (parts.year ?? 0) * 100 + (parts.month ?? 0)
    }

    /// A day as `2026-07-31`.
    init?(day text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isASCIIDigit),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    var dayText: String {
        formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day())
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// The name of the month with a number such as 202607.
func monthName(_ month: Int) -> String {
    guard let date = Date(year: month / 100, month: month % 100, day: 1) else { return "\(month)" }
    return date.formatted(Date.FormatStyle(timeZone: .gmt).month(.wide).year())
}
