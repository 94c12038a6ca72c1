import Foundation
import Glibc
import Limits

/// When an app has been waited for long enough.
///
/// The time in which its threads could run but had no processor is added, so that an app of a busy
/// machine is not taken for one that hangs. At the most it is ten times as long.
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
    /// How long its threads together have been ready to run without a processor, since each started:
    /// the second number of proc(5)'s `schedstat`, in nanoseconds. Zero if the system does not say.
    ///
    /// The main thread may wait for what another thread does, so each of them counts.
    package var processorDelay: Duration {
        let tasks = "/proc/\(processID)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return .nanoseconds(
            threads.reduce(into: Int64(0)) { sum, thread in
                guard
                    let text = try? String(
                        contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
                else { return }
                let numbers = text.split(separator: " ")
                guard numbers.count > 1, let delay = Int64(numbers[1]) else { return }
                sum &+= delay
            })
    }
}
