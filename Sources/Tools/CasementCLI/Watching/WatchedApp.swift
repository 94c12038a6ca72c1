import AutomationProtocol
import Foundation

/// An app that is started again for each new build of it, where the one before was.
final class WatchedApp {
    private let arguments: [String]
    private let environment: [String: String]
    /// Whether the windows of two runs may be on the screen at once.
    private let overlaps: Bool
    /// Holds the sockets and what views keep. Removed with this object.
    private let folder: TemporaryFolder
    private var connection: AppConnection?
    private var runs = 0
    private var linesPrinted = 0

    /// - Parameter environment: That of the user, and what the command's options say.
    init(arguments: [String], environment: [String: String], overlaps: Bool) throws {
        self.arguments = arguments
        self.environment = environment
        self.overlaps = overlaps
        folder = try TemporaryFolder()
    }

    /// Where the app saves its session, if that was chosen.
    var sessionFolder: URL? {
        environment["CASEMENT_SESSION"].flatMap {
            $0 == "none" ? nil : URL(filePath: $0, directoryHint: .isDirectory)
        }
    }

    /// What waits for the app's output may wait by.
    var process: AppProcess? { connection?.process }

    /// How the app has ended by itself, once; `nil` if it runs or there is none.
    func takeEnding() -> ProcessEnding? {
        guard let connection, connection.process.hasEnded else { return nil }
        printLog()
        self.connection = nil
        return connection.process.ending
    }

    /// Prints what the app has written since the last time.
    func printLog() {
        guard let process else { return }
        process.drain()
        for line in process.log.dropFirst(linesPrinted) { Output.print(line) }
        if process.log.count > linesPrinted { Output.flush() }
        linesPrinted = process.log.count
    }

    /// Starts an executable in place of the one that runs. Its first frame is on the screen then.
    func show(_ executable: String, _ variables: [String: String]) throws(AppError) {
        let before = connection
        connection = nil
        if let before {
            do {
                try before.handOver(writingStateTo: path("state"))
            } catch {
                before.process.kill()
            }
            if !overlaps { before.process.kill() }
        }
        defer { before?.process.kill() }
        linesPrinted = 0
        runs += 1
        let socket = path("control-\(runs)")
        var environment = environment.merging(variables) { $1 }
        environment["CASEMENT_CONTROL"] = socket
        environment["CASEMENT_KEPT_STATE"] = path("state")
        let process = try AppProcess(
            executable: executable, arguments: arguments, environment: environment)
        let next = try AppConnection(to: process, at: socket, answerTimeout: 60)
        connection = next
        try next.begin()
    }

    /// Says a sentence over the picture, which goes with the app's next run.
    func tell(_ sentence: String) { try? connection?.tell(sentence) }

    /// Ends the app as its user would.
    func quit() {
        guard let connection, !connection.process.hasEnded else { return }
        _ = try? connection.quit()
        printLog()
    }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }
}
