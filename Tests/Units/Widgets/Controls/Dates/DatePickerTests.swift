import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Dates as fields and as a calendar. The date is Thursday, 1 January 2026, noon in Greenwich.
@MainActor
struct DatePickerTests {
    private static let newYear = Date(timeIntervalSince1970: 1_767_268_800)

    private struct Meeting: View {
        let limits: ClosedRange<Date>
        var components: DatePickerComponents = [.date, .hourAndMinute]
        @State var date = newYear
        var body: some View {
            VStack {
                DatePicker("Meeting", selection: $date, in: limits, displayedComponents: components)
                Text("\(Int(date.timeIntervalSince(newYear)))").accessibilityIdentifier("seconds")
            }
        }
    }

    private func host(
        locale: String = "en_US", limits: ClosedRange<Date> = .distantPast ... .distantFuture,
        components: DatePickerComponents = [.date, .hourAndMinute], isGraphical: Bool = false
    ) -> ViewHost {
        var environment = EnvironmentValues.forTests
        environment.locale = Locale(identifier: locale)
        environment.timeZone = .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        return ViewHost(width: 480, height: 480, environment) {
            if isGraphical {
                Meeting(limits: limits, components: components).datePickerStyle(.graphical)
            } else {
                Meeting(limits: limits, components: components)
            }
        }
    }

    private func value(_ host: ViewHost) -> String? { host.element("Meeting")?.properties.value }

    @Test(
        "No number of a field is cut off, at any scale of the screen",
        arguments: [1.0, 1.25, 1.5, 2, 2.5, 3])
    func wholeNumbers(scale: Double) {
        for locale in ["en_US", "de_DE", "ja_JP"] {
            for components in [DatePickerComponents.date, .hourAndMinute] {
                let host = host(locale: locale, components: components)
                host.act { host.tree.setSize(CGSize(width: 480, height: 480), scale: scale) }
                #expect(host.truncatedTexts == [], "\(locale)")
            }
        }
    }

    @Test("The value is told as a date, whatever the language shows")
    func value() {
        #expect(value(host()) == "2026-01-01 12:00")
        #expect(value(host(components: .date)) == "2026-01-01")
        #expect(value(host(locale: "de_DE", components: .hourAndMinute)) == "12:00")
        #expect(host().element("Meeting")?.role == .datePicker)
    }

    @Test("The parts follow the order of the language")
    func order() {
        func parts(_ name: String) -> [DateParts.Part] {
            DateParts(
                [.date, .hourAndMinute], calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: name), zone: .gmt
            ).parts
        }
        #expect(parts("en_US") == [.month, .day, .year, .hour, .minute, .half])
        #expect(parts("de_DE") == [.day, .month, .year, .hour, .minute])
    }

    @Test("S-190: arrow keys change one part and keep the others")
    func keys() {
        let host = host(locale: "de_DE")
        host.key(.tab)
        host.key(.up)
        #expect(value(host) == "2026-01-02 12:00")
        host.key(.down)
        host.key(.down)
        #expect(value(host) == "2026-01-31 12:00")
        for _ in 0..<4 { host.key(.right) }
        host.key(.down)
        #expect(value(host) == "2026-01-31 12:59")
    }

    @Test("Digits fill the chosen part, as far as it goes")
    func digits() {
        let host = host(locale: "de_DE")
        host.key(.tab)
        host.key(.character("1"))
        host.key(.character("7"))
        #expect(value(host) == "2026-01-17 12:00")
        host.key(.right)
        host.key(.character("2"))
        #expect(value(host) == "2026-02-17 12:00")
        host.key(.right)
        for digit in "2031" { host.key(.character(digit)) }
        #expect(value(host) == "2031-02-17 12:00")
    }

    @Test("The buttons step the chosen part")
    func buttons() {
        let host = host(locale: "de_DE")
        host.press("Increment")
        #expect(value(host) == "2026-01-02 12:00")
    }

    @Test("S-190: the result stays within the range; a date outside of it is not written")
    func range() {
        let first = Self.newYear.addingTimeInterval(3600)
        let last = Self.newYear.addingTimeInterval(86_400)
        let host = host(locale: "de_DE", limits: first...last)
        #expect(value(host) == "2026-01-01 13:00")
        #expect(host.shows("0"))
        host.key(.tab)
        host.key(.up)
        #expect(value(host) == "2026-01-02 12:00")
        host.key(.up)
        #expect(value(host) == "2026-01-02 12:00")
    }

    @Test("S-190: a day of the calendar is chosen with a tap, and the time stays")
    func calendar() {
        let host = host(components: .date, isGraphical: true)
        #expect(host.shows("January 2026"))
        host.press("15")
        #expect(value(host) == "2026-01-15")
        #expect(host.shows("1,209,600"))
        host.press("Next month")
        #expect(host.shows("February 2026"))
        host.press("28")
        #expect(value(host) == "2026-02-28")
    }

    @Test("A month begins on the right weekday")
    func month() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        let month = MonthOfDays(containing: Self.newYear, calendar)
        #expect(month.weeks.first?.prefix(3).allSatisfy { $0 == nil } == true)
        #expect(month.weeks.joined().compactMap { $0 }.count == 31)
        #expect(month.weeks.allSatisfy { $0.count == 7 })
    }

    @Test("The compact style opens a calendar, in which today is marked")
    func compact() throws {
        var environment = EnvironmentValues.forTests
        environment.timeZone = .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        environment.wallClock = { Self.newYear.addingTimeInterval(86_400 * 7) }
        let host = ViewHost(width: 480, height: 480, environment) {
            Meeting(limits: .distantPast ... .distantFuture, components: .date)
                .datePickerStyle(.compact)
        }
        #expect(!host.shows("20"))
        host.press("Calendar")
        host.advance(1)
        #expect(host.element("8")?.properties.value == "Today")
        #expect(host.element("9")?.properties.value == nil)
        host.press("20")
        #expect(value(host) == "2026-01-20")
    }

    @Test("The digits of a date stand as close as in a text")
    func closeDigits() throws {
        let host = host(locale: "en_US", components: .date)
        let parts = ["01", "2026"].compactMap { host.textOrigins($0).first?.x }
        let text = ViewHost(width: 480, height: 480) {
            HStack(spacing: 0) { Text(verbatim: "01/01/").fixedSize().accessibilityIdentifier("t") }
        }
        let width = try #require(text.frame("t")).width
        #expect(parts.count == 2 && abs(parts[1] - parts[0] - width) < 3)
    }
}
