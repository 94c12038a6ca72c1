import Foundation
import FoundationNames
import Testing

struct RelativeDateTimeFormatterTests {
    private func formatter(
        _ locale: String, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full
    ) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.dateTimeStyle = style
        formatter.unitsStyle = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test(
        "A difference is said in the words of the language",
        arguments: [
            ("en", "3 hours ago", "yesterday"), ("de", "vor 3 Stunden", "gestern"),
            ("fr", "il y a 3 heures", "hier"), ("es", "hace 3 horas", "ayer"),
            ("it", "3 ore fa", "ieri"), ("ru", "3 часа назад", "вчера"),
            ("ja", "3 時間前", "昨日"), ("ar", "قبل 3 ساعات", "أمس"),
        ])
    func languages(locale: String, hours: String, day: String) {
        #expect(formatter(locale).localizedString(from: DateComponents(hour: -3)) == hours)
        #expect(formatter(locale, .named).localizedString(from: DateComponents(day: -1)) == day)
    }

    @Test("The largest unit that is not zero is said, and no other")
    func largest() {
        let english = formatter("en")
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        func text(_ seconds: Double) -> String {
            english.localizedString(
                for: reference.addingTimeInterval(seconds), relativeTo: reference)
        }
        #expect(text(5400) == "in 1 hour")
        #expect(text(-86_400 * 8) == "1 week ago")
        #expect(text(86_400 * 40) == "in 1 month")
        #expect(text(-86_400 * 800) == "2 years ago")
        #expect(text(0) == "in 0 seconds")
        #expect(english.localizedString(fromTimeInterval: -59) == "59 seconds ago")
        let quarter = DateComponents(quarter: 1)
        #expect(english.localizedString(from: quarter) == "in 1 quarter")
        #expect(english.localizedString(from: DateComponents(hour: 0, minute: 0)) == "in 0 minutes")
        #expect(english.localizedString(from: DateComponents(year: 2, month: 3)) == "in 2 years")
    }

    @Test("Units are short, and numbers are words, as the style says")
    func styles() {
        let months = DateComponents(month: 2)
        #expect(formatter("en", .numeric, .short).localizedString(from: months) == "in 2 mo.")
        #expect(formatter("en", .numeric, .abbreviated).localizedString(from: months) == "in 2mo")
        #expect(
            formatter("en", .numeric, .spellOut).localizedString(from: months) == "in two months")
        #expect(
            formatter("de", .named, .spellOut).localizedString(from: months) == "in zwei Monaten")
        let capital = formatter("en", .named)
        capital.formattingContext = .beginningOfSentence
        #expect(capital.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    }

    @Test("What is not a date has no text, and an unknown language falls back to another")
    func odd() {
        #expect(formatter("en").string(for: "today") == nil)
        #expect(formatter("en").string(for: Date.distantPast)?.hasSuffix("years ago") == true)
        #expect(!formatter("xx-nothing").localizedString(from: DateComponents(day: 1)).isEmpty)
        let far = DateComponents(year: .max - 1)
        #expect(formatter("en").localizedString(from: far).hasSuffix(" years"))
    }
}
