import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Steppers with a field, progress that follows the time, gauges with marks.
@MainActor
struct TimedValueTests {
    private static let start = Date(timeIntervalSince1970: 1_000)

    @Test(
        "S-385: A stepper with a format shows its value in a field and keeps what is typed in bounds"
    )
    func stepper() {
        struct Amount: View {
            let log: Box<Double>
            @State private var value = 2.5
            var body: some View {
                Stepper("Amount", value: $value, in: 0...5, step: 0.5, format: .number)
                    .onChange(of: value) { log.value = $1 }
            }
        }
        let log = Box(0.0)
        let host = ViewHost { Amount(log: log) }
        host.press("Increment")
        #expect(log.value == 3)
        let field = host.elements(.textField).first
        #expect(field?.properties.value == "3")
        field?.properties.setValue?("9")
        host.settle()
        #expect(log.value == 5)
    }

    @Test(
        "S-386: Progress of a time empties while the time passes, and no view is evaluated for it")
    func timer() {
        let now = Box(Self.start)
        var values = EnvironmentValues.forTests
        values.wallClock = { now.value }
        let host = ViewHost(values) {
            ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(100)) {
                Text("Left")
            } currentValueLabel: {
                EmptyView()
            }
        }
        let full = host.drawn
        now.value += 50
        host.advance(50)
        let half = host.drawn
        #expect(full != half)
        now.value += 100
        host.advance(2)
        #expect(host.drawn != half)
    }

    @Test(
        "The fraction of a time counts down or up, stays within its ends, and an empty time is over"
    )
    func fractions() {
        let interval = Self.start...Self.start.addingTimeInterval(100)
        let down = TimedProgress(interval: interval, countsDown: true)
        let up = TimedProgress(interval: interval, countsDown: false)
        let quarter = Self.start.addingTimeInterval(25)
        #expect(down.fraction(at: quarter) == 0.75)
        #expect(up.fraction(at: quarter) == 0.25)
        #expect(up.fraction(at: Self.start.addingTimeInterval(-5)) == 0)
        #expect(up.fraction(at: Self.start.addingTimeInterval(500)) == 1)
        #expect(up.wait(at: Self.start.addingTimeInterval(500), points: 100) == nil)
        #expect(up.wait(at: Self.start.addingTimeInterval(-5), points: 100) == 5)
        let empty = TimedProgress(interval: Self.start...Self.start, countsDown: false)
        #expect(empty.fraction(at: Self.start) == 1)
    }

    @Test("S-386: A style gets no fraction for progress that follows the time")
    func style() {
        struct Told: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.fractionCompleted == nil ? "none" : "some")
            }
        }
        let host = ViewHost {
            ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(100))
                .progressViewStyle(Told())
        }
        #expect(host.element("none") != nil || host.elements(.progress).first?.label == "none")
    }

    @Test("S-387: A gauge's marks stand below their values")
    func marks() throws {
        let host = ViewHost {
            Gauge(value: 4.0, in: 0...10) {
                Text("Load")
            } currentValueLabel: {
                Text("4")
            } markedValueLabels: {
                Text("lo").tag(2.5)
                Text("hi").tag(7.5)
                Text("none")
            }
            .frame(width: 200)
        }
        let texts = host.lines("text")
        #expect(texts.contains { $0.contains("lo") })
        #expect(texts.contains { $0.contains("hi") })
        #expect(!texts.contains { $0.contains("none") })
    }
}
