import Automation
import CasementCLI
import Foundation
import Sessions
import Testing
import Waiting

/// The built app of a desk and its notes, in a process of its own on a session of its own, which
/// can be killed, started again, and put on a failing disk.
final class DeskApp {
    /// A window's content as its user would tell it.
    struct Window: Equatable, CustomStringConvertible {
        var title: String
        var frame: CGRect
        var count: Int
        var text: String

        var description: String { "\(title) \(count) “\(text)” \(frame)" }
    }

    private(set) var launch: AppLaunch
    private(set) var connection: AppConnection
    private let folder: TemporaryFolder
    let directory: String
    let report: String
    /// A file whose removal ends the faults.
    let switchFile: String

    /// With a fault the disk fails from the start, or once it is told to.
    init(
        _ fault: Fault? = nil, isFailing: Bool = true, front: String = "headless",
        prepare: (inout AppLaunch, String) throws -> Void = { _, _ in }
    ) throws {
        folder = try TemporaryFolder()
        let root = folder.url.path(percentEncoded: false)
        directory = root + "session"
        report = root + "report"
        switchFile = root + "fault"
        launch = AppLaunch(
            executable: try BuiltProgram.url("FaultApps").path, folder: folder.url,
            session: URL(filePath: directory))
        launch.clock = .real
        launch.front = front == "fb" ? "fb:\(root)pixels" : front
        if isFailing { try Data().write(to: URL(filePath: switchFile)) }
        if let fault { Self.put(fault, on: &launch, directory, report, switchFile) }
        try prepare(&launch, directory)
        connection = try AppConnection(launch)
        try connection.begin()
    }

    /// On a file system of so many KiB of its own, in a name space of its own.
    convenience init(diskOfKilobytes kilobytes: Int) throws {
        try self.init(nil, isFailing: false, front: "headless") { launch, directory in
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true)
            let script = "mount -t tmpfs -o size=\(kilobytes)k tmpfs \(directory) && exec \"$0\""
            launch.arguments = ["-rm", "/bin/sh", "-c", script, launch.executable]
            launch.executable = "/usr/bin/unshare"
        }
    }

    /// Runs a command where the app sees its small disk.
    private func besideApp(_ command: [String]) throws -> AppProcess {
        let target = ["-t", "\(process.processID)", "-U", "-m", "--preserve-credentials"]
        return try AppProcess(
            executable: "/usr/bin/nsenter", arguments: target + command, environment: [:])
    }

    func growDisk() throws {
        let mount = try besideApp(["/bin/mount", "-o", "remount,size=16m", directory])
        #expect(mount.waitForEnd(until: .now + .seconds(20)) == .exited(0), "\(mount.log)")
    }

    /// What the command shows of the session on the small disk.
    func sessionOnSmallDisk() throws -> String {
        let casement = try BuiltProgram.url("casement").path
        let show = try besideApp([casement, "sessions", "show", "--session", directory])
        _ = show.waitForEnd(until: .now + .seconds(20))
        return show.log.joined(separator: "\n")
    }

    private static func put(
        _ fault: Fault, on launch: inout AppLaunch, _ directory: String, _ report: String,
        _ switchFile: String
    ) {
        launch.variables = fault.variables(
            directory: directory, report: report, while: switchFile)
    }

    var process: AppProcess { connection.process }
    var faults: FaultReport { FaultReport(at: report) }
    var session: SessionReader.Reading {
        get throws { try SessionReader.read(URL(filePath: directory)) }
    }

    /// The disk fails from now on.
    func beginFaults() throws { try Data().write(to: URL(filePath: switchFile)) }

    /// The disk is well from now on.
    func endFaults() { unlink(switchFile) }

    /// Starts it again on the same session and waits for its first frame.
    func relaunch(_ fault: Fault? = nil) throws {
        launch.variables = [:]
        try? FileManager.default.removeItem(atPath: report)
        if let fault {
            try Data().write(to: URL(filePath: switchFile))
            Self.put(fault, on: &launch, directory, report, switchFile)
        }
        connection = try AppConnection(launch)
        try connection.begin()
    }

    /// Takes a step that must succeed.
    func perform(
        _ step: ScenarioStep, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let failure = try connection.perform(step)
        try #require(failure == nil, "\(failure!)", sourceLocation: sourceLocation)
    }

    func tap(_ label: String, in window: Int) throws {
        try perform(.press(.tap, .element(Selector(label: label, windows: .number(window)))))
    }

    func type(_ text: String, in window: Int) throws {
        try perform(
            .press(.tap, .element(Selector(role: .textField, windows: .number(window)))))
        try perform(.type(text))
    }

    /// What all windows show, by number.
    func windows() throws -> [Int: Window] {
        let screen = try connection.screen()
        return Dictionary(
            uniqueKeysWithValues: screen.windows.map { ($0.number, Window($0)) })
    }

    /// Why it started, as it says itself.
    func startReason() throws -> String {
        let screen = try connection.screen()
        let selector = Selector(contains: "Started: ", windows: .any)
        let label = screen.matches(selector).first?.element.label ?? ""
        return String(label.dropFirst("Started: ".count))
    }

    /// Lines of the log that speak of the session.
    var complaints: [String] {
        process.drain()
        return process.log.filter { line in
            ["warning", "error"].contains { line.contains($0) }
        }
    }
}

extension DeskApp.Window {
    init(_ window: ScreenWindow) {
        func find(_ selector: Selector) -> ScreenElement? {
            window.root.all(selector).first
        }
        title = window.title
        frame = window.frame
        let counted = find(Selector(contains: "Count: ")) ?? find(Selector(contains: "Notes: "))
        count = counted.flatMap { Int($0.label.split(separator: " ").last ?? "") } ?? 0
        text = find(Selector(role: .textField))?.value ?? ""
    }
}
