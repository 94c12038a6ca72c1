import Foundation
import Glibc
import Limits

/// When an app has been waited for long enough.
///
/// The time in which its main thread could run but had no processor is added, so that an app of a
/// busy machine is not taken for one that hangs. At the most it is ten times as long.
package struct AnswerDeadline {
    private let process: AppProcess
    private let began = ContinuousClock.now
    private let patience: Duration
    private let delayBefore: Duration

    package init(_ process: AppProcess, seconds: Double) {
        self.process = process
        patience = Duration(saturatingSeconds: seconds)
        delayBefore = process.processorDelay
    }

    /// The deadline as it is now. It moves while the app waits for a processor.
    package var instant: ContinuousClock.Instant {
        let delay = max(process.processorDelay - delayBefore, .zero)
        return began + patience + min(delay, patience * 9)
    }

    package var hasPassed: Bool {
        let now = ContinuousClock.now
        // How long the app waited is read from a file, so only when it matters.
        return now >= began + patience && now >= instant
    }

    /// Waits until the descriptor is readable; returns false once the deadline has passed.
    func wait(for descriptor: Int32) -> Bool {
        repeat {
            if process.wait(for: descriptor, until: instant) { return true }
        } while !hasPassed
        return false
    }

    /// Waits for the end of the app; returns nil if it still runs at the deadline.
    package func waitForEnd() -> ProcessEnding? {
        repeat {
            if let ending = process.waitForEnd(until: instant) { return ending }
        } while !hasPassed
        return nil
    }
}

extension AppProcess {
    /// How long its main thread has been ready to run without a processor, since it started. Zero if
    /// the system does not say: the second number of proc(5)'s `schedstat`, in nanoseconds.
    package var processorDelay: Duration {
        guard
            let text = try? String(contentsOfFile: "/proc/\(processID)/schedstat", encoding: .utf8)
        else { return .zero }
        let numbers = text.split(separator: " ")
        guard numbers.count > 1, let nanoseconds = Int64(numbers[1]) else { return .zero }
        return .nanoseconds(nanoseconds)
    }
}
