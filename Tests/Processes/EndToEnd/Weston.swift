import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

/// A Wayland compositor with a socket of its own.
struct Weston {
    let process: AppProcess
    /// What an app finds there: Wayland and no X11.
    let environment: [String: String]
    /// The X server's number of the window that it draws in; empty where there is none.
    let outputWindow: String
    private let folder: TemporaryFolder

    /// A plain desktop on which nothing moves by itself.
    private static let settings = """
        [core]
        idle-time=0
        [shell]
        panel-position=none
        locking=false
        animation=none
        startup-animation=none
        close-animation=none
        background-color=0xff305070
        """

    init(_ arguments: [String], _ outer: [String: String]) throws {
        folder = try TemporaryFolder()
        let settings = folder.path("weston.ini")
        try Self.settings.write(toFile: settings, atomically: true, encoding: .utf8)
        var environment = outer
        environment["XDG_RUNTIME_DIR"] = folder.path("")
        process = try AppProcess(
            executable: "/usr/bin/weston",
            arguments: ["--use-pixman", "--socket=wayland", "--config=\(settings)"] + arguments,
            environment: environment)
        let process = process
        _ = try eventually("weston", process.line { $0.contains("launching '") })
        let output = process.log.first { $0.contains("x11 output") }
        outputWindow = output?.split(separator: " ").last.map(String.init) ?? ""
        environment["DISPLAY"] = nil
        environment["SDL_VIDEODRIVER"] = "wayland"
        environment["WAYLAND_DISPLAY"] = "wayland"
        self.environment = environment
    }
}
