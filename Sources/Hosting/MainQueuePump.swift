import CLinux
import Foundation

/// Lets one thread serve the main dispatch queue, main-actor tasks and `RunLoop.main`'s timers
/// beside a front's own input, sleeping in one place while there is nothing to do.
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

    /// What a sleeper must wait for: each is readable while `service()` has something to do.
    package var descriptors: [Int32] {
        [mainQueue, wakeSource.descriptor] + (signals.map { [$0.descriptor] } ?? [])
    }

    nonisolated package func wake() { wakeSource.wake() }

    /// Whether a signal asked the process to end since the last call.
    package func takeQuitRequest() -> Bool { signals?.takeQuitRequest() ?? false }

    /// Runs what the main queue and the run loop have due; true where anything was, so that the
    /// caller looks at what it changed before it sleeps.
    ///
    /// `isAfterSleep` says that nothing has run on this thread since the last call, which has
    /// emptied the run loop: it is asked again only where something has woken the thread.
    package func service(isAfterSleep: Bool = false) -> Bool {
        let wasWoken = wakeSource.clear()
        let hadWork = linux_drain_counter(mainQueue)
        if hadWork { _dispatch_main_queue_callback_4CF(nil) }
        let hadTimer = nextTimer.map { $0 <= .now } ?? false
        let hadAny = wasWoken || hadWork || hadTimer
        if isAfterSleep && !hadAny { return false }
        // Asking for the limit date fires the timers that are due.
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
        // Further away than any process lives: no timer at all.
        let seconds = date.timeIntervalSinceNow
        return seconds < 1e9 ? .now + .seconds(max(0, seconds)) : nil
    }

    private static func nanoseconds(of duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        let whole = min(seconds, 1_000_000_000)
        return whole * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
