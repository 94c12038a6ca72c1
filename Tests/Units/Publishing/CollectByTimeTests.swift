import Publishing
import Testing

struct CollectByTimeTests {
    /// A scheduler whose time passes when a test says so.
    private final class Clock: Scheduler {
        struct Time: Strideable {
            var seconds: Double
            func distance(to other: Time) -> Step { Step(other.seconds - seconds) }
            func advanced(by step: Step) -> Time { Time(seconds: seconds + step.seconds) }
        }

        struct Step: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var seconds: Double
            var magnitude: Double { abs(seconds) }

            init(_ seconds: Double) { self.seconds = seconds }
            init(integerLiteral value: Double) { seconds = value }
            init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
            static func < (a: Step, b: Step) -> Bool { a.seconds < b.seconds }
            static func + (a: Step, b: Step) -> Step { Step(a.seconds + b.seconds) }
            static func - (a: Step, b: Step) -> Step { Step(a.seconds - b.seconds) }
            static func * (a: Step, b: Step) -> Step { Step(a.seconds * b.seconds) }
            static func *= (a: inout Step, b: Step) { a.seconds *= b.seconds }
            static func += (a: inout Step, b: Step) { a.seconds += b.seconds }
            static func -= (a: inout Step, b: Step) { a.seconds -= b.seconds }
            static func seconds(_ s: Int) -> Step { Step(Double(s)) }
            static func seconds(_ s: Double) -> Step { Step(s) }
            static func milliseconds(_ ms: Int) -> Step { Step(Double(ms) / 1_000) }
            static func microseconds(_ us: Int) -> Step { Step(Double(us) / 1_000_000) }
            static func nanoseconds(_ ns: Int) -> Step { Step(Double(ns) / 1_000_000_000) }
        }

        struct SchedulerOptions {}
        private(set) var now = Time(seconds: 0)
        var minimumTolerance: Step { 0 }
        private(set) var timers: [Int: (next: Double, interval: Double, action: () -> Void)] = [:]
        private var lastTimer = 0

        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

        func schedule(
            after date: Time, tolerance: Step, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {}

        func schedule(
            after date: Time, interval: Step, tolerance: Step, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            lastTimer += 1
            let number = lastTimer
            timers[number] = (date.seconds, interval.seconds, action)
            return AnyCancellable { [weak self] in self?.timers[number] = nil }
        }

        func advance(by seconds: Double) {
            now.seconds += seconds
            for (number, timer) in timers where timer.next <= now.seconds {
                timers[number]?.next += timer.interval
                timer.action()
            }
        }
    }

    @Test("Elements are published as arrays, one for each interval that has any")
    func byTime() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
        var arrays: [[Int]] = []
        var ends = 0
        let subscription = subject.collect(.byTime(clock, .seconds(1)))
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { arrays.append($0) })
        subject.send(1)
        subject.send(2)
        #expect(arrays.isEmpty)
        clock.advance(by: 1)
        clock.advance(by: 1)
        subject.send(3)
        clock.advance(by: 1)
        #expect(arrays == [[1, 2], [3]])
        subject.send(4)
        subject.send(completion: .finished)
        #expect(arrays.last == [4] && ends == 1)
        #expect(clock.timers.isEmpty)
        subscription.cancel()
    }

    @Test("An array is full at its greatest number, and the rest waits for the interval")
    func byCount() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
        var arrays: [[Int]] = []
        let subscription = subject.collect(.byTimeOrCount(clock, .seconds(1), 2))
            .sink { arrays.append($0) }
        for number in 1...3 { subject.send(number) }
        #expect(arrays == [[1, 2]])
        clock.advance(by: 1)
        #expect(arrays == [[1, 2], [3]])
        subscription.cancel()
        #expect(clock.timers.isEmpty)
    }
}
