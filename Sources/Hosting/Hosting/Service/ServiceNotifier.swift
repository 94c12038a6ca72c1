import Glibc
import Logging

/// Reports to the service manager that started the process, systemd as a rule, that the app has
/// shown its first frame, that its main loop turns, and that it is about to end.
///
/// The signs of life are sent by the main loop itself, so a loop that hangs sends none, and the
/// manager restarts the app.
@MainActor
package final class ServiceNotifier {
    /// The environment variables by which a manager asks for reports.
    package static let variables = ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"]

    private enum Stage { case starting, ready, ending }

    /// When the next sign of life is due; nil without a watchdog.
    private(set) var nextSign: ContinuousClock.Instant?
    private let interval: Duration?
    private let socket: NotifySocket
    private let name: String
    private let logger: Logger
    private var stage = Stage.starting
    private var hasReportedFailure = false

    /// Nil where no manager asks for reports, as in a shell.
    package init?(
        environment: [String: String], logger: Logger, now: ContinuousClock.Instant = .now
    ) {
        guard let name = environment["NOTIFY_SOCKET"] else { return nil }
        self.name = name
        self.logger = logger
        do {
            socket = try NotifySocket(name)
        } catch {
            logger.error("\(error)")
            return nil
        }
        interval = Self.interval(environment, logger)
        nextSign = interval.map { now + $0 }
    }

    deinit { socket.close() }

    /// Half of what the manager waits for, so that one late sign does not raise an alarm.
    private static func interval(_ environment: [String: String], _ logger: Logger) -> Duration? {
        guard let text = environment["WATCHDOG_USEC"] else { return nil }
        // The variables of a parent that is watched itself.
        if let process = environment["WATCHDOG_PID"], process != "\(getpid())" { return nil }
        guard let microseconds = Int64(text), microseconds > 1 else {
            logger.error("\(ServiceError.badInterval(text))")
            return nil
        }
        return .microseconds(microseconds / 2)
    }

    /// Before each sleep of the main loop.
    func noteTurn(at now: ContinuousClock.Instant, hasShownFirstFrames: Bool) {
        if stage == .starting, hasShownFirstFrames, send("READY=1") { stage = .ready }
        guard let interval, let due = nextSign, due <= now else { return }
        _ = send("WATCHDOG=1")
        nextSign = now + interval
    }

    /// The app saves its session and closes its windows.
    func noteEnding() {
        guard stage != .ending else { return }
        stage = .ending
        _ = send("STOPPING=1")
    }

    private func send(_ message: String) -> Bool {
        if socket.send(message) {
            hasReportedFailure = false
            return true
        }
        let reason = String(cString: strerror(errno))
        if !hasReportedFailure { logger.error("\(ServiceError.notSent(name, reason: reason))") }
        hasReportedFailure = true
        return false
    }
}
