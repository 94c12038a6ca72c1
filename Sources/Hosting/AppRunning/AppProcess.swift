import CSpawn
import Foundation
import Geometry
import Glibc

/// A running app: its process, and what it writes to its standard output and error.
///
/// Output is read only while the runner waits, so no second thread is needed.
package final class AppProcess {
    package let processID: pid_t
    /// The lines written so far: the last so many of an app that writes more.
    package private(set) var log: [String] = []
    /// How many lines are kept at least.
    package var mostLines = Int.max / 2
    package private(set) var ending: ProcessEnding?
    private let output: Int32
    private var isOutputOver = false
    private var lines = LineSplitter()

    /// Starts the app. Its input is empty; output and error share a pipe.
    ///
    /// The app gets a signal when this process ends, so that it ends, too, if this one is killed.
    ///
    /// - Parameters:
    ///   - folder: Where it starts; this process's own folder if it is `nil`.
    ///   - endingSignal: The signal.
    package init(
        executable: String, arguments: [String], environment: [String: String],
        folder: String? = nil, endingSignal: Int32 = SIGKILL
    ) throws(AppError) {
        var pipeEnds: [Int32] = [0, 0]
        guard cs_pipe(&pipeEnds) == 0 else { throw .cannotStart(Self.reason(errno)) }
        defer { close(pipeEnds[1]) }
        _ = fcntl(pipeEnds[0], F_SETFL, O_NONBLOCK)

        var child: pid_t = 0
        let status = CStrings.with([executable] + arguments) { argv in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { envp in
                cs_spawn(&child, executable, argv, envp, folder, pipeEnds[1], endingSignal)
            }
        }
        guard status == 0 else {
            close(pipeEnds[0])
            throw .cannotStart(Self.reason(status))
        }
        output = pipeEnds[0]
        processID = child
    }

    deinit {
        if ending == nil {
            Glibc.kill(processID, SIGKILL)
            waitpid(processID, nil, 0)
        }
        close(output)
    }

    /// Waits until the descriptor is readable or the deadline has passed, and reads the app's output
    /// meanwhile. Returns whether the descriptor is readable.
    package func wait(for descriptor: Int32?, until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            // `poll` ignores negative descriptors. A pipe without writers would always be readable.
            var polled = [
                pollfd(fd: isOutputOver ? -1 : output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            let milliseconds = Int32(Int(saturating: max(left.rounded(.up), 0)))
            let count = poll(&polled, 2, milliseconds)
            drain()
            if polled[1].revents != 0 { return true }
            if count == 0 { return false }
        }
    }

    /// The lines that explain an end: the first ones of a crash, without the long trace below, or
    /// else the last ones.
    package var lastLines: [String] {
        let crash = log.firstIndex { line in
            ["Fatal error", "Program crashed"].contains { line.contains($0) }
        }
        guard let crash else { return log.suffix(10) }
        return Array(log[crash...].filter { !$0.isEmpty }.prefix(10))
    }

    /// Reads what the app has written so far.
    package func drain() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while !isOutputOver {
            let count = read(output, &chunk, chunk.count)
            if count > 0 {
                log += lines.split(chunk[..<count])
                if log.count > 2 * mostLines { log.removeFirst(log.count - mostLines) }
            } else if count == 0 {
                isOutputOver = true
                log += lines.takeRest()
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Whether the process has ended.
    package var hasEnded: Bool {
        if ending != nil { return true }
        var status: Int32 = 0
        guard waitpid(processID, &status, WNOHANG) == processID else { return false }
        let signal = status & 0x7F
        ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
        drain()
        log += lines.takeRest()
        return true
    }

    /// Waits for the end; returns nil if the process still runs at the deadline.
    package func waitForEnd(until deadline: ContinuousClock.Instant) -> ProcessEnding? {
        while !hasEnded, ContinuousClock.now < deadline {
            _ = wait(for: nil, until: min(deadline, .now + .milliseconds(5)))
        }
        return ending
    }

    /// Sends SIGKILL and waits for the end.
    package func kill() {
        guard !hasEnded else { return }
        Glibc.kill(processID, SIGKILL)
        _ = waitForEnd(until: .now + .seconds(10))
    }

    private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
