import Foundation
import Geometry
import Observation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TimelineViewTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    @Test("S-322: Periodic dates begin with the last one that has passed")
    func periodic() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        let dates = schedule.entries(from: start.addingTimeInterval(25), mode: .normal).prefix(3)
        #expect(dates.map { $0.timeIntervalSince(start) } == [20, 30, 40])
        let later = schedule.entries(from: start.addingTimeInterval(-5), mode: .normal).prefix(2)
        #expect(later.map { $0.timeIntervalSince(start) } == [0, 10])
    }

    @Test("Every minute begins with the minute that runs")
    func everyMinute() {
        let schedule = EveryMinuteTimelineSchedule()
        let dates = schedule.entries(from: start, mode: .normal).prefix(2)
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [960, 1020])
    }

    @Test("S-323: An animation that is paused, or at a low frequency, has no dates")
    func paused() {
        let schedule = AnimationTimelineSchedule(paused: true)
        #expect(Array(schedule.entries(from: start, mode: .normal)).isEmpty)
        let slow = AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency)
        #expect(Array(slow).isEmpty)
        let running = AnimationTimelineSchedule(minimumInterval: 0.5).entries(
            from: start, mode: .normal)
        #expect(running.prefix(3).map { $0.timeIntervalSince(start) } == [0, 0.5, 1])
    }

    @Test("Intervals that are none give one date")
    func badIntervals() {
        for interval in [0, -1, Double.nan, .infinity] {
            let schedule = PeriodicTimelineSchedule(from: start, by: interval)
            #expect(Array(schedule.entries(from: start, mode: .normal)) == [start])
        }
    }

    @Test("S-324: The content is made again when a date has come, and not before")
    func dates() {
        let clock = TimelineClock(start)
        var shown: [Double] = []
        let host = ViewHost(width: 100, height: 60, clock.environment) {
            TimelineView(.periodic(from: start, by: 5)) { context in
                let _ = shown.append(context.date.timeIntervalSince(start))
                Text("a")
            }
        }
        #expect(shown == [0])
        #expect(host.tree.repaints.nextCall == 5)
        clock.advance(host, by: 4.9)
        #expect(shown == [0])
        clock.advance(host, by: 0.2)
        #expect(shown == [0, 5])
        // Dates that were missed are left out.
        clock.advance(host, by: 11)
        #expect(shown == [0, 5, 15])
        #expect(host.tree.repaints.nextCall.map { abs($0 - 20) < 0.001 } == true)
    }

    @Test("S-325: Explicit dates end, and nothing waits after the last")
    func explicit() {
        let clock = TimelineClock(start)
        var shown: [Double] = []
        let dates = [1.0, 2, 1.5].map { start.addingTimeInterval($0) }
        let host = ViewHost(width: 100, height: 60, clock.environment) {
            TimelineView(.explicit(dates)) { context in
                let _ = shown.append(context.date.timeIntervalSince(start))
                Text("a")
            }
        }
        clock.advance(host, by: 1)
        clock.advance(host, by: 1)
        #expect(shown == [0, 1, 2])
        #expect(host.tree.repaints.nextCall == nil)
    }

    @Test("S-326: Content that is scrolled away is not made again until it can be seen")
    func hidden() {
        let clock = TimelineClock(start)
        var count = 0
        let height = TimelineHeight()
        let host = ViewHost(width: 100, height: 60, clock.environment) {
            ScrollView {
                TimelineSpace(height: height)
                TimelineView(.animation) { _ in
                    let _ = count += 1
                    Color.red.frame(height: 20)
                }
            }
        }
        #expect(count == 1)
        clock.advance(host, by: 0.02)
        #expect(count == 1)
        #expect(host.tree.repaints.nextCall == nil)
        host.act { height.value = 10 }
        let seen = count
        #expect(seen > 1)
        clock.advance(host, by: 0.02)
        #expect(count == seen + 1)
    }
}

/// A clock of dates and frames that a test moves.
@MainActor
private final class TimelineClock {
    private let date: TimelineDate

    init(_ start: Date) { date = TimelineDate(start) }

    var environment: EnvironmentValues {
        var values = EnvironmentValues.forTests
        let date = date
        values.wallClock = { date.now }
        return values
    }

    func advance(_ host: ViewHost, by seconds: Double) {
        date.now.addTimeInterval(seconds)
        host.app.now += seconds
        RepaintPass.run(host.tree)
        host.settle()
    }
}

private final class TimelineDate: @unchecked Sendable {
    var now: Date
    init(_ now: Date) { self.now = now }
}

@Observable
private final class TimelineHeight {
    var value: CGFloat = 500
}

private struct TimelineSpace: View {
    let height: TimelineHeight
    var body: some View { Color.clear.frame(height: height.value) }
}
