import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Language, calendar and time zone of parts of a window.
@MainActor
struct LocaleTests {
    private struct Price: View {
        let name: String
        var body: some View { Text("\(name) \(1234.5, format: .number)") }
    }

    @Test("S-108: a locale changes what text says of numbers in its subtree, and only there")
    func numbers() {
        let app = TestApp {
            VStack {
                Price(name: "plain")
                Price(name: "german").environment(\.locale, Locale(identifier: "de_DE"))
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        app.find("plain 1,234.5").expect()
        app.find("german 1.234,5").expect()
    }

    private static let noon = Date(timeIntervalSince1970: 1_000_000_000)

    private struct Dated: View {
        let name: String
        var body: some View {
            Text("\(name) \(LocaleTests.noon, style: .date)")
            Text("\(name) \(LocaleTests.noon, style: .time)")
        }
    }

    @Test("S-108: locale, calendar and time zone change what text says of dates")
    func dates() {
        let app = TestApp {
            VStack {
                Dated(name: "london")
                Dated(name: "tokyo").environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
                Dated(name: "paris").environment(\.locale, Locale(identifier: "fr_FR"))
                Dated(name: "buddhist").environment(\.calendar, Calendar(identifier: .buddhist))
            }
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, TimeZone(identifier: "GMT")!)
            .environment(\.calendar, Calendar(identifier: .gregorian))
        }
        app.find("london September 9, 2001").expect()
        app.find(containing: "london 1:46").expect()
        app.find(containing: "tokyo 10:46").expect()
        app.find("paris 9 septembre 2001").expect()
        app.find("paris 1:46").expect()
        app.find(containing: "2544").expect()
    }

    private struct Picking: View {
        @State private var date = LocaleTests.noon
        let name: String
        var body: some View {
            DatePicker(name, selection: $date, displayedComponents: [.date, .hourAndMinute])
        }
    }

    @Test("S-108: a date picker shows the day in the time zone and language around it")
    func picker() {
        func app(_ locale: String, _ zone: String) -> TestApp {
            TestApp {
                Picking(name: "Day")
                    .environment(\.locale, Locale(identifier: locale))
                    .environment(\.timeZone, TimeZone(identifier: zone)!)
            }
        }
        let london = app("en_US", "GMT")
        london.find("Day", role: .datePicker).expectValue("2001-09-09 01:46")
        let honolulu = app("en_US", "Pacific/Honolulu")
        honolulu.find("Day", role: .datePicker).expectValue("2001-09-08 15:46")
        let german = app("de_DE", "GMT")
        #expect(german.printedDisplayList() != london.printedDisplayList())
    }
}
