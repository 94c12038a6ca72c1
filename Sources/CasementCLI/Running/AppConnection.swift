import Automation
import Foundation
import Glibc

/// A running app and the line to it: one command, one answer.
package final class AppConnection {
    /// How long a quit may take.
    static let quitPatience = Duration.seconds(10)

    package let process: AppProcess
    private let socket: Int32
    private let patience: Double
    private var lines = LineBuffer()

    /// Starts the app; `begin()` waits for its first frame.
    package init(_ launch: AppLaunch) throws(AppError) {
        process = try launch.start()
        patience = launch.patience
        socket = try Self.connect(to: launch.socketPath, process, patience)
    }

    deinit { close(socket) }

    package func begin() throws(AppError) { try expectDone(.hello) }

    /// What went wrong with a step; nil where all is well.
    package func perform(_ step: ScenarioStep) throws(AppError) -> StepFailure? {
        try outcome(of: .perform(step), extra: step.duration)
    }

    /// Writes a window's content as a PNG.
    package func picture(window: Int?, to path: String) throws(AppError) -> StepFailure? {
        try outcome(of: .picture(window: window, path: path))
    }

    package func screen() throws(AppError) -> Screen {
        guard case .screen(let screen) = try ask(.screen) else { throw .nonsense }
        return screen
    }

    /// How many frames each window has shown so far, by the window's number.
    package func frames() throws(AppError) -> [Int: Int] {
        guard case .frames(let frames) = try ask(.frames) else { throw .nonsense }
        return frames
    }

    /// Asks the app to end as its user would; nil where it has not gone in time and was killed.
    package func quit() throws(AppError) -> ProcessEnding? {
        try expectDone(.quit)
        if let ending = process.waitForEnd(until: .now + Self.quitPatience) { return ending }
        process.kill()
        return nil
    }

    /// SIGKILL, after all that was answered so far has been written. To kill it in the midst of
    /// that, kill its process.
    package func kill() throws(AppError) {
        try expectDone(.commit)
        process.kill()
    }

    private func expectDone(_ command: ControlCommand) throws(AppError) {
        guard case .done = try ask(command) else { throw .nonsense }
    }

    private func outcome(
        of command: ControlCommand, extra: Double = 0
    ) throws(AppError) -> StepFailure? {
        switch try ask(command, extra: extra) {
        case .done: return nil
        case .failed(let failure): return failure
        case .screen, .frames: throw .nonsense
        }
    }

    private func ask(_ command: ControlCommand, extra: Double = 0) throws(AppError) -> ControlReply
    {
        guard ControlSocket.write(command, to: socket) else {
            throw Self.ended(process, patience)
        }
        let deadline = ContinuousClock.now + .seconds(patience + extra)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = lines.next() {
                guard let reply = try? JSONDecoder().decode(ControlReply.self, from: line) else {
                    throw .nonsense
                }
                return reply
            }
            guard process.wait(for: socket, until: deadline) else {
                process.kill()
                throw .silent(seconds: patience)
            }
            let count = read(socket, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.ended(process, patience) }
            lines.append(chunk[..<count])
        }
    }

    /// The app has closed the line: how it ended, or that it hangs.
    private static func ended(_ process: AppProcess, _ patience: Double) -> AppError {
        guard let ending = process.waitForEnd(until: .now + .seconds(patience)) else {
            process.kill()
            return .silent(seconds: patience)
        }
        return .ended(ending, lastLines: process.lastLines)
    }

    private static func connect(
        to path: String, _ process: AppProcess, _ patience: Double
    ) throws(AppError) -> Int32 {
        let deadline = ContinuousClock.now + .seconds(patience)
        while true {
            if let socket = try? ControlSocket.connect(to: path) { return socket }
            if process.hasEnded { throw ended(process, patience) }
            guard ContinuousClock.now < deadline else {
                process.kill()
                throw .silent(seconds: patience)
            }
            _ = process.wait(for: nil, until: .now + .milliseconds(5))
        }
    }
}
