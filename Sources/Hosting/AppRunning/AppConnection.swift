import AutomationProtocol
import Foundation
import Glibc

/// A running app and the socket to it. Each command has one answer.
package final class AppConnection {
    /// Seconds after which an app that was asked to quit is killed.
    package static let quitPatience = Duration.seconds(10)

    package let process: AppProcess
    /// What the app said of the last step of which it said something.
    package var note: String?
    private let socket: Int32
    private let answerTimeout: Double
    private var lines = LineBuffer()

    /// Starts the app; `begin()` waits for its first frame.
    package convenience init(_ launch: AppLaunch) throws(AppError) {
        try self.init(
            to: launch.start(), at: launch.socketPath, answerTimeout: launch.answerTimeout)
    }

    /// Connects to an app that was started, once it listens at the path.
    package init(
        to process: AppProcess, at socketPath: String, answerTimeout: Double
    ) throws(AppError) {
        self.process = process
        self.answerTimeout = answerTimeout
        socket = try Self.connect(to: socketPath, process, answerTimeout)
    }

    deinit { close(socket) }

    package func begin() throws(AppError) { try expectDone(.hello) }

    /// Performs a step; returns what went wrong, or nil.
    package func perform(_ step: ScenarioStep) throws(AppError) -> StepFailure? {
        try outcome(of: .perform(step), extra: step.duration)
    }

    /// Has the app use itself at random; the journal gets its steps.
    package func use(_ use: RandomUse, journal: String) throws(AppError) -> StepFailure? {
        try outcome(of: .use(use, journal: journal), extra: ScenarioStep.random(use).duration)
    }

    /// Has the app write down what its user does; the journal gets the steps.
    package func record(journal: String) throws(AppError) -> StepFailure? {
        try outcome(of: .record(journal: journal))
    }

    /// Writes a window's content, or a part of it in points, as a PNG.
    package func picture(
        window: Int?, part: CGRect? = nil, to path: String
    ) throws(AppError) -> StepFailure? {
        try outcome(of: .picture(window: window, path: path, part: part))
    }

    /// What is wrong with the app, what its scenes keep, and whether it rests.
    package func inspect() throws(AppError) -> AppInspection {
        guard case .inspected(let inspection) = try ask(.inspect) else { throw .invalidAnswer }
        return inspection
    }

    /// What has happened in the app since the last call; the first call begins the log.
    package func trace() throws(AppError) -> StepTrace {
        guard case .traced(let trace) = try ask(.trace) else { throw .invalidAnswer }
        return trace
    }

    /// What the last turns have done, the oldest first, of an app that notes it.
    package func turns(last count: Int) throws(AppError) -> [TurnRecord] {
        switch try ask(.turns(count)) {
        case .turns(let turns): return turns
        case .failed(let failure): throw .refused(failure)
        default: throw .invalidAnswer
        }
    }

    /// Why the view that shows an element was evaluated in the turns that the app has noted.
    package func reasons(for selector: Selector) throws(AppError) -> ElementReasons {
        switch try ask(.reasons(selector)) {
        case .reasons(let reasons): return reasons
        case .failed(let failure): throw .refused(failure)
        default: throw .invalidAnswer
        }
    }

    /// What was proposed on the way to an element, and what was answered.
    package func layout(of selector: Selector) throws(AppError) -> ElementLayout {
        switch try ask(.layout(selector)) {
        case .layout(let layout): return layout
        case .failed(let failure): throw .refused(failure)
        default: throw .invalidAnswer
        }
    }

    package func screen() throws(AppError) -> Screen {
        guard case .screen(let screen) = try ask(.screen) else { throw .invalidAnswer }
        return screen
    }

    /// The number of frames each window has shown, by the window's number.
    package func frames() throws(AppError) -> [Int: Int] {
        guard case .frames(let frames) = try ask(.frames) else { throw .invalidAnswer }
        return frames
    }

    /// Asks the app to quit; returns nil if it did not in time and was killed.
    package func quit() throws(AppError) -> ProcessEnding? {
        try expectDone(.quit)
        if let ending = process.waitForEnd(until: .now + Self.quitPatience) { return ending }
        process.kill()
        return nil
    }

    /// Says a sentence in the app's first window, until the user closes it.
    package func tell(_ sentence: String) throws(AppError) { try expectDone(.tell(sentence)) }

    /// Ends the app for another run of it, with its windows still on the screen. What its views keep
    /// is written to the file at the path.
    package func handOver(writingStateTo path: String) throws(AppError) {
        try expectDone(.handOver(state: path))
    }

    /// Waits until all that the app has answered is saved.
    package func commit() throws(AppError) { try expectDone(.commit) }

    /// Kills the app after all that it has answered is saved. To interrupt its saving, kill its
    /// process.
    package func kill() throws(AppError) {
        try commit()
        process.kill()
    }

    private func expectDone(_ command: ControlCommand) throws(AppError) {
        switch try ask(command) {
        case .done, .noted: break
        case .failed(let failure): throw .refused(failure)
        default: throw .invalidAnswer
        }
    }

    private func outcome(
        of command: ControlCommand, extra: Double = 0
    ) throws(AppError) -> StepFailure? {
        switch try ask(command, extra: extra) {
        case .done: return nil
        case .noted(let text):
            note = text
            return nil
        case .failed(let failure): return failure
        default: throw .invalidAnswer
        }
    }

    private func ask(_ command: ControlCommand, extra: Double = 0) throws(AppError) -> ControlReply
    {
        guard let line = ControlSocket.line(of: command) else { throw .invalidCommand }
        guard ControlSocket.write(line: line, to: socket) else {
            throw Self.ended(process, answerTimeout)
        }
        let deadline = AnswerDeadline(process, seconds: answerTimeout + extra)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = lines.next() {
                guard let reply = try? JSONDecoder().decode(ControlReply.self, from: line) else {
                    throw .invalidAnswer
                }
                return reply
            }
            guard deadline.wait(for: socket) else {
                process.kill()
                throw .noAnswer(seconds: answerTimeout)
            }
            let count = read(socket, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.ended(process, answerTimeout) }
            lines.append(chunk[..<count])
        }
    }

    /// The error for a closed socket: how the app ended, or that it hangs.
    private static func ended(_ process: AppProcess, _ answerTimeout: Double) -> AppError {
        guard let ending = AnswerDeadline(process, seconds: answerTimeout).waitForEnd() else {
            process.kill()
            return .noAnswer(seconds: answerTimeout)
        }
        return .ended(ending, lastLines: process.lastLines)
    }

    private static func connect(
        to path: String, _ process: AppProcess, _ answerTimeout: Double
    ) throws(AppError) -> Int32 {
        let deadline = AnswerDeadline(process, seconds: answerTimeout)
        while true {
            if let socket = try? ControlSocket.connect(to: path) { return socket }
            if process.hasEnded { throw ended(process, answerTimeout) }
            guard !deadline.hasPassed else {
                process.kill()
                throw .noAnswer(seconds: answerTimeout)
            }
            _ = process.wait(for: nil, until: .now + .milliseconds(5))
        }
    }
}
