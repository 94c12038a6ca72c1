import CasementCLI
import Foundation
import Testing
import Waiting

/// An X server with a window manager on it.
final class Desktop: @unchecked Sendable {
    @TaskLocal fileprivate static var ofSuite: Desktop?

    /// The one all tests of the suite share.
    static var current: Desktop {
        get throws { try #require(ofSuite, "There is no desktop outside the suite") }
    }

    static var isInstalled: Bool {
        #if SDL
            return ["Xvfb", "openbox", "xdotool", "xwd"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
            }
        #else
            return false
        #endif
    }

    let environment: [String: String]
    private let server: AppProcess
    private let manager: AppProcess

    fileprivate init() throws {
        var environment = ProcessInfo.processInfo.environment
        environment["WAYLAND_DISPLAY"] = nil
        environment["SDL_VIDEODRIVER"] = "x11"
        let server = try AppProcess(
            executable: "/usr/bin/Xvfb",
            arguments: [
                "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp", "-noreset",
            ], environment: environment)
        let display = try eventually("Xvfb's display", server.line { Int($0) != nil })
        environment["DISPLAY"] = ":\(display)"
        // Keys go astray, and minimising says nothing, without a window manager.
        let manager = try AppProcess(
            executable: "/usr/bin/openbox", arguments: ["--startup", "echo ready"],
            environment: environment)
        _ = try eventually("openbox", manager.line { $0 == "ready" })
        self.server = server
        self.manager = manager
        self.environment = environment
    }

    /// Runs an X client to its end; nil where it found nothing to do.
    @discardableResult
    func run(_ tool: String, _ arguments: [String]) throws -> [String]? {
        let process = try AppProcess(
            executable: "/usr/bin/\(tool)", arguments: arguments, environment: environment)
        guard let ending = process.waitForEnd(until: .now + .seconds(60)) else {
            throw ToolHangs(tool: tool, arguments: arguments)
        }
        return ending == .exited(0) ? process.log : nil
    }

    /// Where no window is, and nothing is hovered over.
    func parkPointer() throws { try run("xdotool", ["mousemove", "1919", "1199"]) }

    /// The windows of a process that are in sight.
    func windows(of process: pid_t) throws -> [XWindow] {
        let ids = try run("xdotool", ["search", "--onlyvisible", "--pid", "\(process)"]) ?? []
        return ids.map { XWindow(id: $0, desktop: self) }
    }
}

struct ToolHangs: Error {
    let tool: String
    let arguments: [String]
}

extension AppProcess {
    /// Looks for a line of its output, whenever it is called.
    fileprivate func line(_ isWanted: @escaping (String) -> Bool) -> () -> String? {
        {
            self.drain()
            return self.log.first(where: isWanted)
        }
    }
}

/// Gives a suite its desktop, and takes it away with the last test.
struct OnDesktop: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let desktop = try Desktop()
        try await Desktop.$ofSuite.withValue(desktop, operation: function)
    }
}

extension Trait where Self == OnDesktop {
    static var onDesktop: OnDesktop { OnDesktop() }
}
