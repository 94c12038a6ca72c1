import Foundation
import Publishing

extension Timer {
    /// Publishes the date repeatedly on the app's clock after `connect()`. (OpenCombine has a type
    /// named `TimerPublisher`.)
    public final class _FrameTimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The seconds between two dates.
        public let interval: TimeInterval
        /// How late a date may come, in seconds. Kept for source compatibility; has no effect.
        public let tolerance: TimeInterval?
        /// The run loop given to the publisher. Kept for source compatibility; has no effect.
        public let runLoop: RunLoop
        /// The mode of the run loop. Kept for source compatibility; has no effect.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that sends a date after each interval in seconds once connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Sends the dates to a subscriber as well; none come before `connect()`.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Never, S.Input == Date {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer on the app's clock, and returns what stops it.
        public func connect() -> any Cancellable {
            let subject = subject
            let clock = FrameClock.current
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) {
                (_: any ScheduledTimer) in subject.send(clock?.date ?? Date())
            }
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// A publisher of dates on the app's clock; `autoconnect()` starts it with its subscriber.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> _FrameTimerPublisher {
        _FrameTimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
