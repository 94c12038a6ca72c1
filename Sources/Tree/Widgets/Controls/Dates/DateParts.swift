import Foundation
import Views

/// A date as a row of numbers that can be changed one by one, in the order of a language.
struct DateParts {
    enum Part: Hashable { case year, month, day, hour, minute, half }

    enum Piece: Hashable {
        case part(Part, isTwelveHours: Bool)
        case literal(String)
    }

    let calendar: Calendar
    let locale: Locale
    let pieces: [Piece]

    init(_ components: DatePickerComponents, calendar: Calendar, locale: Locale, zone: TimeZone) {
        var calendar = calendar
        calendar.timeZone = zone
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
        var pieces: [Piece] = []
        if components.contains(.date) { pieces += Self.pieces(template: "yyyyMMdd", locale) }
        if components.contains(.hourAndMinute) {
            if !pieces.isEmpty { pieces.append(.literal("  ")) }
            pieces += Self.pieces(template: "jjmm", locale)
        }
        self.pieces = pieces
    }

    var parts: [Part] {
        pieces.compactMap { if case .part(let part, _) = $0 { part } else { nil } }
    }

    /// The pieces of a language's pattern, such as `dd.MM.y`.
    private static func pieces(template: String, _ locale: Locale) -> [Piece] {
        let pattern =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var pieces: [Piece] = []
        var last: Character?
        for character in pattern where character != "'" {
            defer { last = character }
            if let piece = piece(for: character) {
                if character != last { pieces.append(piece) }
            } else if case .literal(let text)? = pieces.last {
                pieces[pieces.count - 1] = .literal(text + String(character))
            } else {
                pieces.append(.literal(String(character)))
            }
        }
        return pieces
    }

    private static func piece(for character: Character) -> Piece? {
        switch character {
        case "y", "u": .part(.year, isTwelveHours: false)
        case "M", "L": .part(.month, isTwelveHours: false)
        case "d": .part(.day, isTwelveHours: false)
        case "H", "k": .part(.hour, isTwelveHours: false)
        case "h", "K": .part(.hour, isTwelveHours: true)
        case "m": .part(.minute, isTwelveHours: false)
        case "a", "b", "B": .part(.half, isTwelveHours: true)
        default: nil
        }
    }

    // MARK: Reading

    func text(of piece: Piece, in date: Date) -> String {
        guard case .part(let part, let isTwelveHours) = piece else {
            if case .literal(let text) = piece { return text }
            return ""
        }
        if part == .half {
            return number(.hour, in: date) < Self.noon ? calendar.amSymbol : calendar.pmSymbol
        }
        var number = number(part, in: date)
        if isTwelveHours { number = (number + Self.noon - 1) % Self.noon + 1 }
        let digits = part == .year ? "\(number)" : String(format: "%02d", number)
        return digits
    }

    private static let noon = 12

    func number(_ part: Part, in date: Date) -> Int {
        calendar.component(Self.component(part), from: date)
    }

    private static func component(_ part: Part) -> Calendar.Component {
        switch part {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour, .half: .hour
        case .minute: .minute
        }
    }

    func isMorning(_ date: Date) -> Bool { number(.hour, in: date) < Self.noon }

    /// An hour as it is written in the language.
    func hourText(_ hour: Int) -> String {
        let isTwelveHours = pieces.contains(.part(.hour, isTwelveHours: true))
        return isTwelveHours
            ? "\((hour + Self.noon - 1) % Self.noon + 1)" : String(format: "%02d", hour)
    }

    /// The numbers that a part other than the year may have.
    func range(of part: Part, in date: Date) -> Range<Int> {
        let larger: Calendar.Component =
            switch part {
            case .year, .month: .year
            case .day: .month
            case .hour, .half: .day
            case .minute: .hour
            }
        return calendar.range(of: Self.component(part), in: larger, for: date) ?? 0..<1
    }

    /// The date as an accessibility value, such as `2026-01-31 09:30`.
    func value(of date: Date) -> String {
        let formatter = formatter
        return formatter.string(from: date)
    }

    func date(from value: String) -> Date? { formatter.date(from: value) }

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = calendar.timeZone
        let hasDate = parts.contains(.day)
        formatter.dateFormat =
            !hasDate ? "HH:mm" : parts.contains(.hour) ? "yyyy-MM-dd HH:mm" : "yyyy-MM-dd"
        return formatter
    }

    // MARK: Changing

    /// Steps one part and leaves the others, so the first value follows the last.
    func stepped(_ part: Part, up: Bool, in date: Date) -> Date {
        let step = (part == .half ? Self.noon : 1) * (up ? 1 : -1)
        return calendar.date(
            byAdding: Self.component(part), value: step, to: date, wrappingComponents: part != .year
        )
            ?? date
    }

    /// Sets one part to a number, or to the nearest valid one.
    func setting(_ part: Part, to number: Int, in date: Date) -> Date {
        let component = Self.component(part)
        guard part != .half else { return date }
        let difference: Int
        if part == .year {
            difference = max(1, number) - self.number(part, in: date)
        } else {
            let range = range(of: part, in: date)
            guard let last = range.last else { return date }
            difference =
                min(max(number, range.lowerBound), last) - self.number(part, in: date)
        }
        return calendar.date(
            byAdding: component, value: difference, to: date, wrappingComponents: part != .year)
            ?? date
    }
}
