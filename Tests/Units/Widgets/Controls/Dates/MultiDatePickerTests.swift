import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// A calendar in which several days are chosen. All dates are in November 2026, in UTC.
@MainActor
struct MultiDatePickerTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func day(_ number: Int) -> DateComponents {
        DateComponents(calendar: calendar, era: 1, year: 2026, month: 11, day: number)
    }

    private func date(_ number: Int) -> Date {
        calendar.date(from: day(number)) ?? .distantPast
    }

    private func host(
        _ picker: MultiDatePicker<Text>
    ) -> ViewHost {
        var values = EnvironmentValues.forTests
        values.calendar = calendar
        values.timeZone = .gmt
        return ViewHost(height: 400, values) { picker }
    }

    @Test("S-382: A press on a day chooses it, another one no longer")
    func toggles() {
        let days = Box<Set<DateComponents>>([day(10)])
        let binding = Binding(get: { days.value }, set: { days.value = $0 })
        let host = host(MultiDatePicker("Days", selection: binding))
        #expect(host.shows("November 2026"))
        host.press("12")
        #expect(days.value.compactMap(\.day).sorted() == [10, 12])
        host.press("10")
        #expect(days.value.map { [$0.era, $0.year, $0.month, $0.day] } == [[1, 2026, 11, 12]])
        #expect(days.value.first?.calendar != nil)
    }

    @Test("S-382: Days outside of the bounds cannot be chosen; a range excludes its end")
    func bounds() {
        let days = Box<Set<DateComponents>>([day(10)])
        let binding = Binding(get: { days.value }, set: { days.value = $0 })
        func enabled(_ picker: MultiDatePicker<Text>) -> [String] {
            host(picker).elements(.button).filter { $0.isEnabled && Int($0.label) != nil }
                .map(\.label)
        }
        #expect(
            enabled(MultiDatePicker("Days", selection: binding, in: date(9)..<date(12)))
                == ["9", "10", "11"])
        #expect(
            enabled(MultiDatePicker("Days", selection: binding, in: date(28)...))
                == ["28", "29", "30"])
        #expect(
            enabled(MultiDatePicker("Days", selection: binding, in: ..<date(3))) == ["1", "2"])
    }

    @Test("Turning to another month shows its days, and choosing there stays there")
    func months() {
        let days = Box<Set<DateComponents>>([day(10)])
        let binding = Binding(get: { days.value }, set: { days.value = $0 })
        let host = host(MultiDatePicker("Days", selection: binding))
        host.press("Next month")
        #expect(host.shows("December 2026"))
        host.press("31")
        #expect(days.value.compactMap(\.month).sorted() == [11, 12])
        #expect(host.shows("December 2026"))
    }
}
