import Foundation
import Testing

@testable import Localization

struct DateTextTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)
    private let locale = Locale(identifier: "en_US")

    private func text(_ date: DateText, at moment: Date? = nil) -> String {
        date.string(
            now: moment ?? now, locale: locale, calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt)
    }

    @Test("A date is written out, a time short")
    func absolute() {
        #expect(text(.date(now)) == "January 12, 1970")
        #expect(text(.time(now)).hasPrefix("1:46"))
    }

    @Test("Distances are told in units, with a direction, or as a clock")
    func distances() {
        let later = now.addingTimeInterval(2 * 3600 + 23 * 60 + 1)
        #expect(text(.relative(later)) == "2 hr, 23 min")
        #expect(text(.relative(now.addingTimeInterval(-36))) == "36 sec")
        #expect(text(.offset(later)) == "+2 hours")
        #expect(text(.offset(now.addingTimeInterval(-60))) == "-1 minute")
        #expect(text(.timer(later)) == "2:23:01")
        #expect(text(.timer(now)) == "0:00")
    }

    @Test("A countdown stays inside its interval")
    func countdowns() {
        let range = now...now.addingTimeInterval(7200)
        func countdown(_ pause: Date?, down: Bool, hours: Bool) -> DateText {
            .countdown(range, pauseTime: pause, countsDown: down, showsHours: hours)
        }
        let down = countdown(nil, down: true, hours: true)
        #expect(text(down) == "2:00:00")
        #expect(text(down, at: now.addingTimeInterval(-5)) == "2:00:00")
        #expect(text(down, at: now.addingTimeInterval(9000)) == "0:00")
        #expect(text(countdown(nil, down: true, hours: false)) == "120:00")
        let up = countdown(now.addingTimeInterval(61), down: false, hours: true)
        #expect(text(up, at: range.upperBound) == "1:01")
    }

    @Test("A text that changes says when, and then reads differently")
    func changes() throws {
        let timer = DateText.timer(now)
        let half = now.addingTimeInterval(10.5)
        let next = try #require(timer.nextChange(after: half))
        #expect(abs(next.timeIntervalSince(now) - 11) < 1e-6)
        #expect(text(timer, at: half) == "0:10")
        #expect(text(timer, at: next) == "0:11")
        #expect(DateText.date(now).nextChange(after: now) == nil)
        let range = now...now.addingTimeInterval(10)
        let countdown = DateText.countdown(
            range, pauseTime: nil, countsDown: true, showsHours: true)
        #expect(countdown.nextChange(after: now.addingTimeInterval(-3)) == now)
        #expect(countdown.nextChange(after: range.upperBound) == nil)
    }

    @Test(
        "A date that is endlessly far away, or not a number, has a text, which never changes",
        arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
    func noDate(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let counting = [DateText.relative(date), .offset(date), .timer(date)]
        for shown in counting + [.time(date), .date(date)] {
            #expect(!text(shown).isEmpty)
            #expect(shown.nextChange(after: now) == nil)
        }
        guard now <= date else { return }
        #expect(!text(.range(now...date)).isEmpty)
        for down in [false, true] {
            let countdown = DateText.countdown(
                now...date, pauseTime: nil, countsDown: down, showsHours: true)
            #expect(!text(countdown).isEmpty)
            _ = countdown.nextChange(after: now)
        }
    }
}
