import CLinux
import Foundation
import Limits

/// Lets one thread serve the main dispatch queue, main-actor tasks, `RunLoop.main`'s timers and a
/// front's own input, and sleep in one call while there is nothing to do.
///
/// The app takes a turn after each of these, so that it shows what one of them has changed before
/// another changes it: what the front has received; the blocks and main-actor jobs that the main
/// queue held, without those that they have queued meanwhile; the timers that are due. They take
/// turns, so that none of them waits for long, however busy the others are.
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
    /// What had the main thread last.
    private var last = Source.runLoop

    private enum Source { case input, mainQueue, runLoop }

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

    /// Runs what is due on the main queue or the run loop; true if anything was, because it may have
    /// changed the app, which takes a turn before it is given input.
    ///
    /// `hasInput` says that the front has input for the app. If it is the input's turn, nothing runs.
    /// `isAfterSleep` says that nothing has run on this thread since the last call. That call has
    /// emptied the run loop, so it is not asked again unless something has woken the thread.
    package func service(hasInput: Bool, isAfterSleep: Bool = false) -> Bool {
        if hasInput, last != .input {
            last = .input
            return false
        }
        let wasWoken = wakeSource.clear()
        let hasBlocks = mainQueueHasBlocks
        if hasBlocks, last != .mainQueue {
            last = .mainQueue
            _ = linux_drain_counter(mainQueue)
            // Runs what the queue holds at this moment.
            _dispatch_main_queue_callback_4CF(nil)
            return true
        }
        let hasTimer = nextTimer.map { $0 <= .now } ?? false
        let hasAny = wasWoken || hasBlocks || hasTimer
        last = hasInput && !hasAny ? .input : .runLoop
        if isAfterSleep && !hasAny { return false }
        // `limitDate` also fires the timers that are due or, before them, serves the main queue once.
        nextTimer = RunLoop.main.limitDate(forMode: .default).flatMap(Self.instant(of:))
        return hasAny
    }

    private var mainQueueHasBlocks: Bool {
        var polled = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
        return linux_poll(&polled, 1, 0) > 0
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
        return seconds < 1e9 ? .now + Duration(saturatingSeconds: seconds) : nil
    }

    private static func nanoseconds(of duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        let whole = min(seconds, 1_000_000_000)
        return whole * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
