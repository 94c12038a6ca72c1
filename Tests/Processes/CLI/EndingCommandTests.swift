import AutomationProtocol
import Foundation
import Glibc
import Testing
import Waiting

@testable import CasementCLI

/// What becomes of an app when the command that started it ends before it.
struct EndingCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    /// An app that writes its number and then neither answers nor ends.
    private func makeApp() throws -> String {
        let app = path("app")
        try Data("#!/bin/sh\necho $$ > '\(path("number"))'\nexec sleep 1000\n".utf8)
            .write(to: URL(filePath: app))
        try makeExecutable(app)
        return app
    }

    private func appNumber() throws -> pid_t {
        try eventually("the app's number") {
            let text = (try? String(contentsOfFile: path("number"), encoding: .utf8)) ?? ""
            return text.hasSuffix("\n") ? pid_t(text.dropLast()) : nil
        }
    }

    /// Whether a process has ended; one that nobody has waited for yet has.
    private func hasEnded(_ number: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        let state = status?.split(separator: ")").last?.first { $0 != " " }
        return state == nil || state == "Z"
    }

    @Test(
        "The app ends with the command, whatever ends the command",
        arguments: [SIGKILL, SIGTERM, SIGHUP])
    func signals(signal: Int32) throws {
        let scenario = path("a.yaml")
        try Data("steps: []".utf8).write(to: URL(filePath: scenario))
        let command = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: ["test", scenario, "--app", try makeApp()], environment: [:])
        let app = try appNumber()
        #expect(kill(command.processID, signal) == 0)
        #expect(command.waitForEnd(until: .now + .seconds(60)) == .signalled(signal))
        defer { _ = kill(app, SIGKILL) }
        try waitUntil("the app has ended") { hasEnded(app) }
    }

    @Test("A build ends with the command that began it")
    func building() throws {
        let description =
            #"{"name": "Hello", "products": [], "targets": "#
            + #"[{"name": "Hello", "type": "executable", "dependencies": []}]}"#
        try Data(
            """
            #!/bin/sh
            case $1 in package) echo '\(description)'; exit ;; esac
            echo $$ > '\(path("number"))'
            exec sleep 1000

            """.utf8
        ).write(to: URL(filePath: path("swift")))
        try makeExecutable(path("swift"))
        try Data().write(to: URL(filePath: path("Package.swift")))
        let command = try AppProcess(
            executable: try BuiltApp.path("casement"), arguments: ["run"],
            environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"], folder: folder.url.path)
        let build = try appNumber()
        command.kill()
        defer { _ = kill(build, SIGKILL) }
        try waitUntil("the build has ended") { hasEnded(build) }
    }

    @Test("An app goes on when the thread that asked for it has ended")
    func thread() throws {
        let app = try makeApp()
        nonisolated(unsafe) var started: Result<AppProcess, any Error>?
        let thread = Thread {
            started = Result { try AppProcess(executable: app, arguments: [], environment: [:]) }
        }
        thread.start()
        try waitUntil("the thread has ended") { thread.isFinished }
        let process = try #require(try started?.get())
        _ = try appNumber()
        #expect(process.waitForEnd(until: .now + .milliseconds(300)) == nil)
        process.kill()
        #expect(process.ending == .signalled(SIGKILL))
    }

    @Test("A process starts in the folder that is named, with no other files open")
    func folderAndFiles() throws {
        let descriptor = open("/dev/null", O_RDONLY)
        defer { close(descriptor) }
        let process = try AppProcess(
            executable: "/bin/sh", arguments: ["-c", "pwd; ls /proc/self/fd"],
            environment: ["PATH": "/usr/bin:/bin"], folder: folder.url.path)
        #expect(process.waitForEnd(until: .now + .seconds(60)) == .exited(0))
        #expect(process.log.first == folder.url.resolvingSymlinksInPath().path)
        // The last one is the folder that `ls` reads.
        #expect(process.log.dropFirst() == ["0", "1", "2", "3"])
    }

    @Test("A folder that is not there is the reason why nothing is started")
    func noFolder() {
        let error = #expect(throws: AppError.self) {
            _ = try AppProcess(
                executable: "/bin/true", arguments: [], environment: [:], folder: "/nowhere")
        }
        #expect(error == .cannotStart("No such file or directory"))
    }
}
