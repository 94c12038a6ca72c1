import CLinux
import Foundation

/// Lets one thread serve the main dispatch queue, main-actor tasks, `RunLoop.main`'s timers and a
/// front's own input, and sleep in one call while there is nothing to do.
///
/// Blocks given to `RunLoop.main` from the main thread run before the next sleep. Those given from
/// another thread do not wake the main thread on Linux, nor do they here: use the main queue.
package final class MainQueuePump {
    /// Set by `wake()`, cleared by `service()`.
    private let wakeSource = WakeSource()
    /// When the run loop's next timer is due, as of the last `service()`.
    package private(set) var nextTimer: ContinuousClock.Instant?
    private let mainQueue = _dispatch_get_main_queue_handle_4CF()
    private let signals: SignalWatcher?

    package init(signals: SignalWatcher? = nil) {
        self.signals = signals
    }

    /// The descriptors to wait for: one is readable while `service()` has something to do.
    package var descriptors: [Int32] {
        [mainQueue, wakeSource.descriptor] + (signals.map { [$0.descriptor] } ?? [])
    }

    nonisolated package func wake() { wakeSource.wake() }

    /// Whether a signal asked the process to end since the last call.
    package func takeQuitRequest() -> Bool { signals?.takeQuitRequest() ?? false }

    /// Runs what is due on the main queue and the run loop; true where anything was, because it may
    /// have changed the app.
    ///
    /// `isAfterSleep` says that nothing has run on this thread since the last call. That call has
    /// emptied the run loop, so it is not asked again unless something has woken the thread.
    package func service(isAfterSleep: Bool = false) -> Bool {
        let wasWoken = wakeSource.clear()
        let hadWork = linux_drain_counter(mainQueue)
        if hadWork { _dispatch_main_queue_callback_4CF(nil) }
        let hadTimer = nextTimer.map { $0 <= .now } ?? false
        let hadAny = wasWoken || hadWork || hadTimer
        if isAfterSleep && !hadAny { return false }
        // `limitDate` also fires the timers that are due.
        nextTimer = RunLoop.main.limitDate(forMode: .default).flatMap(Self.instant(of:))
        return hadAny
    }

    /// Sleeps until the deadline, the next timer, work, a call of `wake()`, or input on one of the further
    /// descriptors; returns those of them that have input.
    package func sleep(
        until deadline: ContinuousClock.Instant?, watching further: [Int32] = []
    ) -> [Int32] {
        let own = descriptors
        var polled = (own + further).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let limit = timeLeft(until: deadline).map(Self.nanoseconds(of:)) ?? -1
        // A signal ends the sleep early and leaves nothing readable.
        guard linux_poll(&polled, Int32(polled.count), limit) > 0 else { return [] }
        return polled[own.count...].filter { $0.revents != 0 }.map(\.fd)
    }

    /// How long to sleep at most; nil for as long as it takes.
    package func timeLeft(until deadline: ContinuousClock.Instant?) -> Duration? {
        guard let end = [deadline, nextTimer].compactMap({ $0 }).min() else { return nil }
        return max(.zero, end - .now)
    }

    private static func instant(of date: Date) -> ContinuousClock.Instant? {
        // A date in the distant future stands for no timer.
        let seconds = date.timeIntervalSinceNow
        return seconds < 1e9 ? .now + .seconds(max(0, seconds)) : nil
    }

    private static func nanoseconds(of duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        let whole = min(seconds, 1_000_000_000)
        return whole * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
