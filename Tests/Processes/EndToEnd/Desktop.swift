import CasementCLI
import Foundation
import Testing
import Waiting

/// An X server with a window manager on it, and, for Wayland, weston in a window of it that fills
/// the screen.
final class Desktop: @unchecked Sendable {
    enum Kind: CaseIterable, CustomTestStringConvertible {
        case x11, wayland

        var testDescription: String { self == .x11 ? "X11" : "Wayland" }
    }

    @TaskLocal fileprivate static var ofSuite: Desktops?

    /// The X11 desktop that all tests of the suite share.
    static var current: Desktop { get throws { try current(.x11) } }

    static func current(_ kind: Kind) throws -> Desktop {
        try #require(ofSuite, "There is no desktop outside the suite").desktop(kind)
    }

    static var isInstalled: Bool {
        #if SDL
            return ["Xvfb", "openbox", "xdotool", "xwd", "weston"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
            }
        #else
            return false
        #endif
    }

    let kind: Kind
    /// What an app finds there.
    let environment: [String: String]
    /// What a client of the X server finds.
    private let xEnvironment: [String: String]
    private let server: AppProcess
    private let manager: AppProcess
    private let weston: Weston?

    fileprivate init(_ kind: Kind) throws {
        self.kind = kind
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
        xEnvironment = environment
        switch kind {
        case .x11:
            weston = nil
            self.environment = environment
        case .wayland:
            let weston = try Weston(
                ["--backend=x11-backend.so", "--width=1600", "--height=1100"], environment)
            self.environment = weston.environment
            self.weston = weston
        }
        self.server = server
        self.manager = manager
    }

    /// Runs an X client to its end; nil where it found nothing to do.
    @discardableResult
    static func run(
        _ tool: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> [String]? {
        let process = try AppProcess(
            executable: "/usr/bin/\(tool)", arguments: arguments, environment: environment)
        guard let ending = process.waitForEnd(until: .now + .seconds(60)) else {
            throw ToolHangs(tool: tool, arguments: arguments)
        }
        return ending == .exited(0) ? process.log : nil
    }

    /// Where no window is, and nothing is hovered over.
    func parkPointer() throws {
        try Self.run("xdotool", ["mousemove", "1919", "1199"], xEnvironment)
    }

    /// The windows of a process that are in sight of the X server.
    func windows(of process: pid_t) throws -> [XWindow] {
        let ids = try Self.run(
            "xdotool", ["search", "--onlyvisible", "--pid", "\(process)"], xEnvironment)
        return (ids ?? []).map { XWindow(id: $0, environment: xEnvironment) }
    }

    /// The screen that weston draws.
    var westonOutput: XWindow {
        get throws {
            let weston = try #require(weston, "This desktop is not weston's")
            return XWindow(id: weston.outputWindow, environment: xEnvironment)
        }
    }
}

/// The desktops of a suite, each started when it is first asked for.
private final class Desktops: @unchecked Sendable {
    private var started: [Desktop.Kind: Desktop] = [:]

    func desktop(_ kind: Desktop.Kind) throws -> Desktop {
        if let desktop = started[kind] { return desktop }
        let desktop = try Desktop(kind)
        started[kind] = desktop
        return desktop
    }
}

struct ToolHangs: Error {
    let tool: String
    let arguments: [String]
}

extension AppProcess {
    /// Looks for a line of its output, whenever it is called.
    func line(_ isWanted: @escaping (String) -> Bool) -> () -> String? {
        {
            self.drain()
            return self.log.first(where: isWanted)
        }
    }
}

/// Gives a suite its desktops, and takes them away with the last test.
struct OnDesktop: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Desktop.$ofSuite.withValue(Desktops(), operation: function)
    }
}

extension Trait where Self == OnDesktop {
    static var onDesktop: OnDesktop { OnDesktop() }
}
