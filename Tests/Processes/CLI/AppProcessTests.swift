import AutomationProtocol
import Foundation
import Testing
import Waiting

@testable import CasementCLI

/// Processes that are not apps of ours, but end and speak like them.
struct AppProcessTests {
    private func shell(_ script: String) throws -> AppProcess {
        try AppProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]
        )
    }

    @Test("Standard output and error are kept line by line, in order")
    func log() throws {
        let process = try shell("echo one; echo two >&2; printf three")
        #expect(process.waitForEnd(until: .now + .seconds(20)) == .exited(0))
        #expect(process.log == ["one", "two", "three"])
    }

    @Test("More output than a pipe holds blocks nobody")
    func muchOutput() throws {
        let process = try shell("seq 1 40000; exit 3")
        #expect(process.waitForEnd(until: .now + .seconds(20)) == .exited(3))
        #expect(process.log.count == 40_000)
        #expect(process.log.last == "40000")
    }

    @Test("A process that is killed is told by its signal")
    func killing() throws {
        let process = try shell("exec sleep 1000")
        #expect(!process.hasEnded)
        process.kill()
        #expect(process.ending == .signalled(9))
        #expect("\(ProcessEnding.signalled(9))".hasPrefix("signal 9"))
    }

    @Test(
        "An app that waits for a processor has longer to answer, whichever of its threads waits",
        arguments: [
            "exec taskset -c $cpu sh -c 'while :; do :; done'",
            // Its main thread sleeps until the other has ended.
            """
            exec taskset -c $cpu python3 -c '
            import threading
            def spin():
                while True: pass
            thread = threading.Thread(target=spin)
            thread.start()
            thread.join()
            '
            """,
        ])
    func busyProcessor(spin: String) throws {
        // Two that never rest have one processor in turns.
        let cpu = "cpu=$(sed -nE 's/^Cpus_allowed_list:[^0-9]*([0-9]+).*/\\1/p' /proc/self/status)"
        let spinning = try (0..<2).map { _ in try shell("\(cpu)\n\(spin)") }
        defer { for process in spinning { process.kill() } }
        let deadlines = spinning.map { AnswerDeadline($0, seconds: 1_000) }
        let began = deadlines.map(\.instant)
        // Longer than a program of these waits while it starts.
        try waitUntil("both waited") {
            zip(deadlines, began).allSatisfy { $0.instant > $1 + .milliseconds(500) }
        }
    }

    @Test("An app that sleeps has no longer to answer than it was given")
    func sleeping() throws {
        let asleep = try shell("exec sleep 1000")
        #expect(AnswerDeadline(asleep, seconds: 0.01).waitForEnd() == nil)
        asleep.kill()
    }

    @Test("A file that is not a program cannot be started, and a missing one is not an app")
    func noProgram() throws {
        #expect(throws: AppError.self) {
            _ = try AppProcess(executable: "/nowhere/at/all", arguments: [], environment: [:])
        }
        #expect(throws: AppError.noExecutable("/tmp")) {
            _ = try AppLaunch.executable(at: "/tmp")
        }
    }

    @Test("A program that speaks to nobody and ends fails the file with its status and last lines")
    func endedBeforeTheFirstFrame() throws {
        let folder = try TemporaryFolder()
        var launch = AppLaunch(
            executable: "/bin/sh", folder: folder.url,
            session: folder.url.appending(path: "session"))
        launch.arguments = ["-c", "echo could not open the display; exit 7"]
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let runner = ScenarioRunner(
            Scenario(path: "a.yaml", name: "A"), launch: launch, artifacts: artifacts)
        let failure = try #require(runner.run().failure)
        #expect(failure.asked == "start")
        #expect(failure.found.found.contains("the app ended with status 7"))
        #expect(failure.found.found.contains("could not open the display"))
    }

    @Test("An app finds nothing of the user's, and a session and socket of its own")
    func environment() throws {
        let folder = try TemporaryFolder()
        var launch = AppLaunch(
            executable: "/bin/true", folder: folder.url,
            session: folder.url.appending(path: "session"),
            inherited: ["HOME": "/root", "PATH": "/bin", "CASEMENT_FRESH": "1"])
        launch.size = CGSize(width: 800, height: 600)
        let environment = launch.environment
        let path = folder.url.path(percentEncoded: false)
        #expect(environment["HOME"]?.hasPrefix(path) == true)
        #expect(environment["XDG_STATE_HOME"]?.hasPrefix(path) == true)
        #expect(environment["CASEMENT_SIZE"] == "800x600")
        #expect(environment["CASEMENT_CLOCK"] == "virtual")
        #expect(environment["CASEMENT_FRESH"] == nil)
        #expect(environment["PATH"] == "/bin")
    }
}
