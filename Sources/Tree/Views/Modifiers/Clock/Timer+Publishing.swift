import Foundation
import Publishing

extension Timer {
    /// Publishes the date repeatedly on the app's clock after `connect()`. (OpenCombine has a type
    /// named `TimerPublisher`.)
    public final class _FrameTimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Never, S.Input == Date {
            subject.receive(subscriber: subscriber)
        }

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
