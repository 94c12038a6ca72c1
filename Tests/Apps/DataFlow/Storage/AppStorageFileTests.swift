import CasementTesting
import SwiftUI
import Testing

/// What becomes of values in the file that keeps user defaults.
@MainActor
struct AppStorageFileTests {
    private final class Log {
        var changes: [String] = []
    }

    private enum Season: String { case spring, autumn }
    private enum Floor: Int { case ground, first }

    /// Values that a text of digits or of whole seconds would change.
    private struct Values: View {
        let log: Log
        @AppStorage("bool") private var bool = false
        @AppStorage("int") private var int = 1
        @AppStorage("double") private var double = 0.5
        @AppStorage("string") private var string = "none"
        @AppStorage("url") private var url = URL(string: "https://example.org/")!
        @AppStorage("data") private var data = Data([1])
        @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
        @AppStorage("early") private var early: Date?
        @AppStorage("number") private var number: CGFloat = 2
        @AppStorage("color") private var color = Color.blue
        @AppStorage("season") private var season = Season.spring
        @AppStorage("floor") private var floor = Floor.ground

        private var all: [String] {
            [
                "\(bool)", "\(int)", "\(double)", string, url.absoluteString, "\([UInt8](data))",
                "\(date.timeIntervalSinceReferenceDate)",
                "\(early?.timeIntervalSinceReferenceDate ?? 0)", "\(number)",
                "\(color == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))",
                season.rawValue, "\(floor)",
            ]
        }

        var body: some View {
            VStack {
                Text(all.joined(separator: " ")).accessibilityIdentifier("all")
                Button("Change") {
                    bool = true
                    int = .min
                    double = 0.1 + 0.2
                    string = "a <&> \u{1}\r\n ü 大 "
                    url = URL(string: "https://example.org/a?b=c&d#e%20f")!
                    data = Data([0, 255])
                    date = Date(timeIntervalSinceReferenceDate: 780_000_000.123_456)
                    early = Date(timeIntervalSinceReferenceDate: -12.25)
                    number = 1 / 3
                    color = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
                    season = .autumn
                    floor = .first
                }
                Button("Not a number") { double = .nan }
            }
            .onChange(of: all) { log.changes.append(all.joined(separator: " ")) }
        }
    }

    /// Has the defaults written to their file and read from it again.
    private func passThroughFile(_ app: TestApp) {
        for _ in 0..<3 {
            app.userDefaults.synchronize()
            app.settle()
        }
    }

    @Test("S-827: A value of any type comes back from the file of the defaults as it was written")
    func values() {
        let log = Log()
        let app = TestApp { Values(log: log) }
        app.find("Change").tap()
        let written = app.find(id: "all").text
        #expect(log.changes == [written])
        passThroughFile(app)
        #expect(app.find(id: "all").text == written)
        #expect(log.changes == [written])
        app.restart()
        #expect(app.find(id: "all").text == written)
    }

    @Test("S-827: A number that is not equal to itself is not a change from outside")
    func notANumber() {
        let log = Log()
        let app = TestApp { Values(log: log) }
        app.find("Not a number").tap()
        passThroughFile(app)
        #expect(log.changes.count == 1)
        #expect(!app.logLines.contains { $0.contains("has not come to rest") })
    }

    @Test("S-828: A date that an app writes itself is seen once, though the file rounds it")
    func ownDate() {
        struct Screen: View {
            let log: Log
            @AppStorage("date") private var date: Date?

            var body: some View {
                Text(date == nil ? "none" : "some")
                    .onChange(of: date) {
                        log.changes.append("\(date?.timeIntervalSinceReferenceDate ?? 0)")
                    }
            }
        }
        let log = Log()
        let app = TestApp { Screen(log: log) }
        app.userDefaults.set(Date(timeIntervalSinceReferenceDate: 99.5), forKey: "date")
        passThroughFile(app)
        #expect(log.changes == ["99.5"])
        app.userDefaults.set(Date(timeIntervalSinceReferenceDate: 7), forKey: "date")
        app.settle()
        #expect(log.changes == ["99.5", "7.0"])
    }
}
