import AppRunning
import AutomationProtocol
import Foundation
import Testing

/// `casement log` and `casement overlay`, which change what an app that runs tells its author.
struct RunningAppTests {
    private let folder: TemporaryFolder
    private let launch: AppLaunch

    init() throws {
        folder = try TemporaryFolder()
        var launch = AppLaunch(
            executable: try BuiltApp.path("ScenarioProbe"), folder: folder.url,
            session: folder.url.appending(path: "session"))
        launch.variables["CASEMENT_OVERLAY"] = "none"
        self.launch = launch
    }

    private func casement(_ arguments: String...) throws -> (status: ProcessEnding?, text: String) {
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"), arguments: arguments,
            environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path])
        let ending = process.waitForEnd(until: .now + .seconds(120))
        return (ending, process.log.joined(separator: "\n"))
    }

    private var session: String { launch.session.path(percentEncoded: false) }

    @Test("The lines of an app that runs are chosen by category, and chosen again")
    func log() throws {
        let app = try AppConnection(launch)
        try app.begin()
        func tap(_ label: String) throws -> [String] {
            let before = app.process.log.count
            let step = ScenarioStep.press(.tap, .element(Selector(label: label)))
            if let failure = try app.perform(step) { throw failure }
            app.process.drain()
            return Array(app.process.log.dropFirst(before))
        }
        #expect(try tap("Count: 0") == [])
        #expect(try casement("log", session, "state:debug,frames:debug").status == .exited(0))
        let lines = try tap("Count: 1")
        #expect(
            lines.contains { $0.contains("[state] ") && $0.contains("count: 1 → 2") }, "\(lines)")
        #expect(lines.contains { $0.contains("[frames] ") && $0.contains("pixels of window 1") })
        #expect(!lines.contains { $0.contains("[input] ") || $0.contains("[layout] ") })
        let process = "\(app.process.processID)"
        let answer = try casement("log", process, "info")
        #expect(answer.status == .exited(0), "\(answer.text)")
        #expect(try tap("Count: 2") == [])
        app.process.kill()
    }

    @Test("What is drawn over an app that runs is chosen, and an unknown part refused")
    func overlay() throws {
        let app = try AppConnection(launch)
        try app.begin()
        func picture(_ name: String) throws -> Data {
            let path = folder.url.appending(path: name).path
            _ = try app.screen()
            if let failure = try app.picture(window: nil, to: path) { throw failure }
            return try Data(contentsOf: URL(filePath: path))
        }
        let plain = try picture("plain.png")
        #expect(try casement("overlay", session, "names").status == .exited(0))
        #expect(try picture("names.png") != plain)
        let refused = try casement("overlay", session, "name")
        #expect(refused.status == .exited(1))
        #expect(refused.text.hasPrefix("The overlay is \"name\", not none, or words such as"))
        #expect(try casement("overlay", session, "none").status == .exited(0))
        #expect(try picture("again.png") == plain)
        app.process.kill()
    }

    @Test("Without an app that runs there, and with levels that do not exist, it is said")
    func nobody() throws {
        let (status, text) = try casement("log", "./nowhere", "debug")
        #expect(status == .exited(1) && text == "“./nowhere” does not run, or does not answer")
        let other = try casement("log", "\(getpid())", "debug")
        #expect(
            other.status == .exited(1)
                && other.text
                    == "the process \(getpid()) is not an app of yours that keeps a session"
        )
        #expect(
            try casement("log", "\(Int32.max)", "debug").text
                == "there is no process \(Int32.max)")
        let wrong = try casement("log", "./nowhere", "loud")
        #expect(
            wrong.status == .exited(64) && wrong.text.contains("LEVELS is \"loud\", not a level"))
    }
}
