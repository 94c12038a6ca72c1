import Foundation
import Testing

@testable import Localization

struct LocalizedStringKeyTests {
    private let english = LocalizationContext(locale: Locale(identifier: "en_US"))
    private let german = LocalizationContext(locale: Locale(identifier: "de_DE"))
    private let now = Date(timeIntervalSince1970: 0)

    private func text(_ key: LocalizedStringKey, _ context: LocalizationContext) -> String {
        key.plainString(in: context, now: now)
    }

    @Test("A key shows a specifier for each argument")
    func keys() {
        let name = "Ada"
        let count = 3
        let key: LocalizedStringKey = "\(name) has \(count) of 100% (\(0.5), \(UInt8(1)))"
        #expect(key.key == "%@ has %lld of 100%% (%lf, %u)")
        #expect(key.arguments.count == 4)
        let plain: LocalizedStringKey = "100%"
        #expect(plain.key == "100%")
        #expect(text(plain, english) == "100%")
        #expect(text(LocalizedStringKey("50 %d"), english) == "50 %d")
    }

    @Test("Arguments are put in, numbers in the digits of the locale")
    func arguments() {
        let count = 1_234_567
        #expect(text("\("Ada") has \(count)", english) == "Ada has 1,234,567")
        #expect(text("\(count)", german) == "1.234.567")
        #expect(text("\(-5) and \(UInt64.max)", english) == "-5 and 18,446,744,073,709,551,615")
        #expect(text("\(1.5)", english) == "1.500000")
        #expect(text("50% of \(2)", english) == "50% of 2")
    }

    @Test("A specifier says how a number is written")
    func specifiers() {
        #expect(text("\(3.14159, specifier: "%.2f")", english) == "3.14")
        #expect(text("\(3.14159, specifier: "%.2f")", german) == "3,14")
        #expect(text("\(7, specifier: "%02d")", english) == "07")
        #expect(text("\(255, specifier: "%x")", english) == "ff")
        #expect(text("\(CGFloat(2), specifier: "%.1f")", english) == "2.0")
    }

    @Test("Format styles and formatters write values")
    func formats() {
        #expect(text("\(0.25, format: .percent)", english) == "25%")
        let formatter = NumberFormatter()
        formatter.locale = english.locale
        formatter.minimumFractionDigits = 2
        #expect(text("\(3, formatter: formatter)", english) == "3.00")
        let dates = DateFormatter()
        dates.locale = english.locale
        dates.timeZone = .gmt
        dates.dateFormat = "yyyy-MM-dd"
        #expect(text("on \(now, formatter: dates)", english) == "on 1970-01-01")
    }

    @Test("Equal keys with equal arguments are equal")
    func equality() {
        let key = { (n: Int) -> LocalizedStringKey in "\(n) of \(0.5, format: .percent)" }
        #expect(key(1) == key(1))
        #expect(key(1) != key(2))
    }

    @Test("Markdown gives traits to the key, not to its arguments")
    func markdown() throws {
        let name = "**Ada**"
        let key: LocalizedStringKey = "Hello **\(name)**, see [this](https://a.b/\(7))"
        let link = try #require(URL(string: "https://a.b/7"))
        #expect(
            key.resolved(in: english).spans == [
                .init(.text("Hello ")), .init(.text("**Ada**"), traits: .bold),
                .init(.text(", see ")), .init(.text("this"), link: link),
            ])
    }

    @Test("An empty text is one empty span")
    func empty() {
        #expect(LocalizedStringKey("").resolved(in: english) == InlineText(""))
    }

    @Test("Dates and embedded texts stay what they are")
    func embedded() {
        let range = now...now.addingTimeInterval(60)
        let key: LocalizedStringKey = "left: \(timerInterval: range)"
        #expect(
            key.resolved(in: english).spans == [
                .init(.text("left: ")),
                .init(
                    .date(
                        .countdown(range, pauseTime: nil, countsDown: true, showsHours: true))),
            ])
        #expect(text(key, english) == "left: 1:00")
    }

    @Test("A translation is found by key, and may put arguments in another order")
    func translations() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strings-\(UUID().uuidString)")
        let german = folder.appendingPathComponent("app.resources/de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = """
            "Hello" = "Hallo";
            "%@ has %lld" = "%2$lld hat %1$@";
            """
        try Data(table.utf8).write(to: german.appendingPathComponent("Localizable.strings"))
        let strings = LocalizedStrings(mainPath: folder.path)
        let context = LocalizationContext(locale: self.german.locale, strings: strings)
        #expect(text("Hello", context) == "Hallo")
        #expect(text("\("Ada") has \(1000)", context) == "1.000 hat Ada")
        #expect(text("Bye", context) == "Bye")
        #expect(
            text("Hello", LocalizationContext(locale: english.locale, strings: strings))
                == "Hello")
    }
}
