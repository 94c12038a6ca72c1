import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Texts that follow the time in a style.
@MainActor
struct SystemFormatStyleTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 1_000)

    private func text(
        _ style: some DiscreteFormatStyle<Date, AttributedString>, at seconds: Double
    ) -> String {
        String(style.format(Self.start.addingTimeInterval(seconds)).characters)
    }

    @Test("A stopwatch shows the time since its start with as many parts as it may have")
    func stopwatch() {
        let whole = SystemFormatStyle.Stopwatch(startingAt: Self.start)
        #expect(text(whole, at: 0) == "0:00.00")
        #expect(text(whole, at: 5.32) == "0:05.32")
        #expect(text(whole, at: 3723.45) == "1:02:03.45")
        #expect(text(whole, at: -9) == "0:00.00")
        let plain = SystemFormatStyle.Stopwatch(
            startingAt: Self.start, showsHours: false, maxFieldCount: 2)
        #expect(text(plain, at: 3723.45) == "62:03")
        let next = whole.discreteInput(after: Self.start.addingTimeInterval(5.32))
        #expect(abs((next ?? .distantPast).timeIntervalSince(Self.start) - 5.33) < 1e-6)
    }

    @Test("A timer runs down to the end of its interval, or up, and then rests")
    func timer() {
        let interval = Self.start..<Self.start.addingTimeInterval(90)
        let down = SystemFormatStyle.Timer(countingDownIn: interval)
        #expect(
            [0, 0.5, 1, 89.5, 90, 200].map { text(down, at: $0) } == [
                "1:30", "1:30", "1:29", "0:01", "0:00", "0:00",
            ])
        let up = SystemFormatStyle.Timer(countingUpIn: interval)
        #expect([-5, 0, 61.5, 200].map { text(up, at: $0) } == ["0:00", "0:00", "1:01", "1:30"])
        #expect(down.discreteInput(after: interval.upperBound) == nil)
        #expect(down.discreteInput(after: Self.start.addingTimeInterval(-5)) == Self.start)
    }

    @Test("A reference says how long ago a date was or how far ahead it is")
    func reference() {
        let style = SystemFormatStyle.DateReference(to: Self.start)
            .locale(Locale(identifier: "en_US"))
        #expect(text(style, at: 180) == "3 minutes ago")
        #expect(text(style, at: -7200) == "in 2 hours")
    }

    @Test("A text changes when its style says so")
    func following() {
        let now = Box(Self.start)
        var environment = EnvironmentValues.forTests
        environment.locale = Locale(identifier: "en_US")
        environment.wallClock = { now.value }
        let host = ViewHost(environment) {
            VStack {
                Text(.currentDate, format: .stopwatch(startingAt: Self.start, maxFieldCount: 2))
                Text(.durationOffset(to: Self.start), format: .time(pattern: .hourMinuteSecond))
            }
        }
        #expect(host.elements(.text).map(\.label) == ["0:00", "0:00:00"])
        now.value = Self.start.addingTimeInterval(61)
        host.advance(1.1)
        #expect(host.elements(.text).map(\.label) == ["1:01", "0:01:01"])
        now.value = Self.start.addingTimeInterval(-5)
        host.advance(1.1)
        #expect(host.elements(.text).map(\.label) == ["0:00", "-0:00:05"])
    }
}
