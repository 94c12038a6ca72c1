import AutomationProtocol
import Foundation

/// An app that another program uses, through kills and new starts.
package protocol DrivenApp: AnyObject {
    var isRunning: Bool { get }
    /// The lines that all its processes have written.
    var log: [String] { get }
    /// Performs a step. Throws a `StepFailure` if it cannot be done, and an `AppError` if the app
    /// does not run or answer.
    func perform(_ step: ScenarioStep) throws
    func screen() throws -> Screen
    /// A window's content as a PNG; the key window's if no number is given.
    func picture(window: Int?) throws -> Data
    /// Starts it on its saved session, unless it runs.
    func start() throws
    /// Ends it as its user would.
    func quit() throws
    /// Ends it by SIGKILL once all that it has answered is saved.
    func kill() throws
    /// Ends its process at once, for a driver that goes.
    func end()
}

/// A built app, with a home and a session in a temporary folder.
package final class RunningApp: DrivenApp {
    /// An app that writes without end costs this many lines.
    private static let mostLines = 20_000

    private let launch: AppLaunch
    private let locale: String?
    /// Removed with this object.
    private let folder: TemporaryFolder
    private var connection: AppConnection?
    private var earlierLog: [String] = []

    /// Starts the app as soon as `start()` is called. The closure changes how it is started.
    package init(
        executable: String, locale: String? = nil, _ change: (inout AppLaunch) -> Void = { _ in }
    ) throws {
        folder = try TemporaryFolder()
        self.locale = locale
        var launch = AppLaunch(
            executable: executable, folder: folder.url,
            session: folder.url.appending(path: "session"))
        change(&launch)
        self.launch = launch
    }

    deinit { end() }

    package var isRunning: Bool {
        guard let connection else { return false }
        return !connection.process.hasEnded
    }

    package var log: [String] {
        connection?.process.drain()
        return (earlierLog + (connection?.process.log ?? [])).suffix(Self.mostLines)
    }

    package func perform(_ step: ScenarioStep) throws {
        try ask { app in
            do {
                if let failure = try app.perform(step) { throw failure }
            } catch AppError.ended(.exited(0), _) {
                // The step made the app quit, as a shortcut or closing the last window may.
                forget()
            }
        }
    }

    package func screen() throws -> Screen { try ask { try $0.screen() } }

    package func picture(window: Int?) throws -> Data {
        let file = folder.url.appending(path: "picture.png")
        try ask { app in
            if let failure = try app.picture(window: window, to: file.path(percentEncoded: false)) {
                throw failure
            }
        }
        return try Data(contentsOf: file)
    }

    package func start() throws {
        guard !isRunning else { return }
        forget()
        connection = try AppConnection(launch)
        connection?.process.mostLines = Self.mostLines
        try ask { try $0.begin() }
        guard let locale else { return }
        var change = EnvironmentChange()
        change.locale = locale
        try perform(.environment(change))
    }

    package func quit() throws {
        let ending = try ask { try $0.quit() }
        let lines = connection?.process.lastLines ?? []
        forget()
        guard let ending else {
            throw StepFailure("the app had not gone after 10 s and was killed")
        }
        if ending != .exited(0) { throw AppError.ended(ending, lastLines: lines) }
    }

    package func kill() throws {
        try ask { try $0.kill() }
        forget()
    }

    package func end() {
        connection?.process.kill()
        forget()
    }

    private func ask<Answer>(_ question: (AppConnection) throws -> Answer) throws -> Answer {
        guard let connection else { throw AppError.notRunning }
        do {
            return try question(connection)
        } catch let error as AppError {
            if case .refused = error { throw error }
            // It has ended or was killed.
            forget()
            throw error
        }
    }

    /// Keeps the output of a process that has ended.
    private func forget() {
        guard let connection else { return }
        connection.process.drain()
        earlierLog = (earlierLog + connection.process.log).suffix(Self.mostLines)
        self.connection = nil
    }
}
