import Foundation
import FoundationNames
import Testing

struct DateComponentsFormatterTests {
    private typealias Style = DateComponentsFormatter.UnitsStyle
    private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        return formatter
    }

    private static let time: NSCalendar.Unit = [.hour, .minute, .second]

    @Test(
        "A time is written by places, by letters, by short words and by whole words",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"),
            (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
            (.brief, "9hr 41min 30sec"),
        ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style, Self.time).string(from: 34_890) == text)
    }

    @Test(
        "A time is written in eight languages",
        arguments: [
            ("en_GB", "1 day, 3 hours"), ("de", "1 Tag und 3 Stunden"),
            ("fr", "1 jour et 3 heures"),
            ("es", "1 día y 3 horas"), ("it", "1 giorno e 3 ore"), ("ru", "1 день 3 часа"),
            ("ja", "1日 3時間"), ("ar", "يوم و3 ساعات"),
        ])
    func languages(locale: String, text: String) {
        let written = formatter(.full, [.day, .hour], locale: locale).string(from: 97_200)
        // Spaces between a number and its unit are of several kinds.
        let words = written?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == text)
    }

    @Test("Units without a number are left out as the style or the app says, and one stays")
    func zeros() {
        let dayAndTime: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(formatter(.positional, dayAndTime).string(from: 3_610) == "1:00:10")
        #expect(formatter(.abbreviated, dayAndTime).string(from: 3_610) == "1h 10s")
        #expect(formatter(.positional, [.minute, .second]).string(from: 5) == "5")
        #expect(formatter(.abbreviated, Self.time).string(from: 0) == "0s")
        #expect(formatter(.positional, Self.time).string(from: 0) == "0")
        let padding = formatter(.positional, dayAndTime)
        padding.zeroFormattingBehavior = .pad
        #expect(padding.string(from: 3_600) == "0d 1:00:00")
        padding.unitsStyle = .abbreviated
        #expect(padding.string(from: 3_600) == "0d 1h 0m 0s")
        padding.zeroFormattingBehavior = .dropLeading
        #expect(padding.string(from: 600) == "10m 0s")
        padding.zeroFormattingBehavior = .dropTrailing
        #expect(padding.string(from: 600) == "0d 0h 10m")
        padding.zeroFormattingBehavior = .dropMiddle
        #expect(padding.string(from: 3_610) == "0d 1h 10s")
        let clock = formatter(.positional, [.minute, .second])
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 150) == "2:30")
        #expect(clock.string(from: 5) == "0:05")
    }

    @Test("No more units are written than the app allows, and a single one may count as many")
    func counts() {
        let two = formatter(.abbreviated, Self.time)
        two.maximumUnitCount = 2
        #expect(two.string(from: 4_230) == "1h 10m")
        let collapsing = formatter(.abbreviated, Self.time)
        collapsing.collapsesLargestUnit = true
        #expect(collapsing.string(from: 5_400) == "90m")
        #expect(collapsing.string(from: 9_000) == "2h 30m")
    }

    @Test("A time before is negative at its first number")
    func negative() {
        #expect(formatter(.positional, [.minute, .second]).string(from: -90) == "-1:30")
        #expect(formatter(.abbreviated, [.minute, .second]).string(from: -90) == "-1m 30s")
    }

    @Test("Months and years are those of the calendar")
    func calendar() throws {
        let formatter = formatter(.full)
        let february = try #require(
            DateComponents(calendar: formatter.calendar, year: 2026, month: 2, day: 1).date)
        let march = try #require(
            DateComponents(calendar: formatter.calendar, year: 2026, month: 3, day: 2).date)
        #expect(formatter.string(from: february, to: march) == "1 month, 1 day")
        #expect(formatter.string(from: DateComponents(day: 1, hour: 25)) == "2 days, 1 hour")
        #expect(formatter.string(for: DateComponents(year: 2)) == "2 years")
        #expect(formatter.string(for: "two years") == nil)
        formatter.allowedUnits = [.weekOfMonth, .day]
        #expect(formatter.string(from: 8 * 86_400) == "1 week, 1 day")
    }

    @Test("Phrases stand around a time, and a language without them has none")
    func phrases() {
        let formatter = formatter(.full, [.minute])
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 300) == "5 minutes remaining")
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
        formatter.formattingContext = .middleOfSentence
        #expect(formatter.string(from: 300) == "about 5 minutes remaining")
        formatter.calendar?.locale = Locale(identifier: "de")
        #expect(formatter.string(from: 300) == "noch etwa 5 Minuten")
        formatter.calendar?.locale = Locale(identifier: "ru")
        #expect(formatter.string(from: 300) == "5 минут")
    }

    @Test(
        "What no calendar counts has no text",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e13])
    func absurd(seconds: Double) {
        #expect(formatter(.full).string(from: seconds) == nil)
        #expect(formatter(.full).string(from: DateComponents(year: .max - 1)) == nil)
    }
}
