import Foundation
import Glibc

/// A running app: its process, and what it writes to its standard output and error.
///
/// Nothing is read behind the runner's back: it drains the output whenever it waits.
package final class AppProcess {
    package let processID: pid_t
    /// The lines written so far.
    package private(set) var log: [String] = []
    package private(set) var ending: ProcessEnding?
    private let output: Int32
    private var isOutputOver = false
    private var lines = LineCutter()

    /// Starts the app. Its input is empty, its output and error are one pipe.
    package init(
        executable: String, arguments: [String], environment: [String: String]
    ) throws(AppError) {
        var pipeEnds: [Int32] = [0, 0]
        guard pipe(&pipeEnds) == 0 else { throw .cannotStart(Self.reason(errno)) }
        defer { close(pipeEnds[1]) }
        for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(pipeEnds[0], F_SETFL, O_NONBLOCK)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
        posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 2)

        var child: pid_t = 0
        let status = CStrings.with([executable] + arguments) { argv in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { envp in
                posix_spawn(&child, executable, &actions, nil, argv, envp)
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

    /// Waits until the descriptor is readable or the time is over, and reads the app's output
    /// meanwhile; returns whether it is.
    package func wait(for descriptor: Int32?, until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            // `poll` passes over negative descriptors. A pipe whose writers are gone would be
            // readable for ever.
            var polled = [
                pollfd(fd: isOutputOver ? -1 : output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            let milliseconds = Int32(min(max(left.rounded(.up), 0), 1e9))
            let count = poll(&polled, 2, milliseconds)
            drain()
            if polled[1].revents != 0 { return true }
            if count == 0 { return false }
        }
    }

    /// The lines that say most about an end: what a crash says first, where there was one, and
    /// not the long trace below it.
    package var lastLines: [String] {
        let crash = log.firstIndex { line in
            ["Fatal error", "Program crashed"].contains { line.contains($0) }
        }
        guard let crash else { return log.suffix(10) }
        return Array(log[crash...].filter { !$0.isEmpty }.prefix(10))
    }

    /// Reads what has been written by now.
    package func drain() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while !isOutputOver {
            let count = read(output, &chunk, chunk.count)
            if count > 0 {
                log += lines.cut(chunk[..<count])
            } else if count == 0 {
                isOutputOver = true
                log += lines.rest()
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Whether it has ended by now.
    package var hasEnded: Bool {
        if ending != nil { return true }
        var status: Int32 = 0
        guard waitpid(processID, &status, WNOHANG) == processID else { return false }
        let signal = status & 0x7F
        ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
        drain()
        log += lines.rest()
        return true
    }

    /// Waits for the end; nil where it has not come by then.
    package func waitForEnd(until deadline: ContinuousClock.Instant) -> ProcessEnding? {
        while !hasEnded, ContinuousClock.now < deadline {
            _ = wait(for: nil, until: min(deadline, .now + .milliseconds(5)))
        }
        return ending
    }

    /// SIGKILL, and the end it brings.
    package func kill() {
        guard !hasEnded else { return }
        Glibc.kill(processID, SIGKILL)
        _ = waitForEnd(until: .now + .seconds(10))
    }

    private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
