import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What an app that crashes writes if `casement run` has started it.
struct CrashTraceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the probe writes that crashes while it starts.
    private func crash(_ variables: [String: String] = [:]) throws -> [String] {
        let home = folder.url.path(percentEncoded: false)
        var environment = ["PATH": "/usr/bin:/bin", "HOME": home]
        environment["CASEMENT_SESSION"] = home + "/session"
        environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: [
                "run", "--app", BuiltApp.path("ScenarioProbe"), "--front", "headless", "--",
                "--broken",
            ], environment: environment.merging(variables) { $1 })
        let ending = process.waitForEnd(until: .now + .seconds(60))
        #expect(ending == .signalled(SIGILL) || ending == .signalled(SIGTRAP))
        return process.log
    }

    @Test("An app that crashes says what happened, then the named frames of the thread it was in")
    func trace() throws {
        let log = try crash()
        #expect(log.contains { $0.contains("Fatal error: The probe was told to break") })
        let threads = log.filter { $0.hasPrefix("Thread ") }
        #expect(threads.count == 1 && threads[0].hasSuffix("crashed:"))
        #expect(log.contains { $0.contains("ScenarioProbe.init()") })
        #expect(!log.contains { $0.hasPrefix("Registers") || $0.hasPrefix("Images") })
        #expect(!log.contains { $0.contains("unavailable") })
    }

    @Test("The user's own settings for descriptions of crashes count")
    func ownSettings() throws {
        let log = try crash(["SWIFT_BACKTRACE": "enable=no"])
        #expect(log.contains { $0.contains("Fatal error: The probe was told to break") })
        #expect(!log.contains { $0.hasPrefix("Thread ") })
    }
}
