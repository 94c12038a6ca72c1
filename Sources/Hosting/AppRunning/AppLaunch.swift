import Foundation
import Glibc

/// Starts an app with a home of its own and a socket for the runner.
package struct AppLaunch {
    package enum Clock: String, Sendable, CaseIterable { case virtual, real }
    /// A window for each, or all on one screen in frames that Casement draws.
    package enum Screen: String, Sendable, CaseIterable { case windows, single }
    /// What losing the keyboard means for a scene.
    package enum Phases: String, Sendable, CaseIterable { case desktop, device }

    package var executable: String
    package var arguments: [String] = []
    /// The folder of the app's home and socket.
    package var folder: URL
    package var session: URL
    /// Nil for one in the folder.
    package var home: URL?
    /// Nil lets the app choose.
    package var front: String? = "headless"
    package var screen: Screen?
    package var phases: Phases?
    /// Device pixels to a point.
    package var scale: Double?
    package var size: CGSize?
    package var clock = Clock.virtual
    /// The date at which a virtual clock starts; nil for the present.
    package var date: Date?
    /// Seconds without an answer after which the app is killed: those in which it had a processor, or
    /// did not want one.
    package var answerTimeout = 30.0
    package var inherited: [String: String]
    /// Further variables, which override all others.
    package var variables: [String: String] = [:]

    package init(
        executable: String, folder: URL, session: URL,
        inherited: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.executable = executable
        self.folder = folder
        self.session = session
        self.inherited = inherited
    }

    package var socketPath: String {
        folder.appending(path: "control").path(percentEncoded: false)
    }

    package func start() throws(AppError) -> AppProcess {
        unlink(socketPath)
        return try AppProcess(
            executable: executable, arguments: arguments, environment: environment)
    }

    package var environment: [String: String] {
        var values = inherited.filter { !$0.key.hasPrefix("CASEMENT_") }
        // X11 looks for its key in the home folder.
        if front == "sdl", values["XAUTHORITY"] == nil, let home = values["HOME"] {
            values["XAUTHORITY"] = home + "/.Xauthority"
        }
        values["HOME"] = homeFolder("")
        values["CFFIXED_USER_HOME"] = values["HOME"]
        values["XDG_CONFIG_HOME"] = homeFolder(".config")
        values["XDG_DATA_HOME"] = homeFolder(".local/share")
        values["XDG_STATE_HOME"] = homeFolder(".local/state")
        values["XDG_CACHE_HOME"] = homeFolder(".cache")
        // Apps expect this folder.
        _ = homeFolder("Documents")
        // Pictures must not depend on the machine's language and time zone.
        values["LC_ALL"] = "C.UTF-8"
        values["TZ"] = "UTC"
        values["CASEMENT_FRONT"] = front
        values[CrashTrace.variable] = values[CrashTrace.variable] ?? CrashTrace.settings
        // A scenario opens no other programs.
        values["CASEMENT_LINKS"] = "nowhere"
        values["CASEMENT_CONTROL"] = socketPath
        values["CASEMENT_SESSION"] = session.path(percentEncoded: false)
        values["CASEMENT_CLOCK"] = clock.rawValue
        values["CASEMENT_DATE"] = date?.formatted(.iso8601)
        values["CASEMENT_SIZE"] = size.map(SizeText.text)
        values["CASEMENT_SCALE"] = scale.map { "\($0)" }
        values["CASEMENT_SCREEN"] = screen?.rawValue
        values["CASEMENT_PHASES"] = phases?.rawValue
        return values.merging(variables) { $1 }
    }

    private func homeFolder(_ name: String) -> String {
        let home = home ?? folder.appending(path: "home", directoryHint: .isDirectory)
        let url = name.isEmpty ? home : home.appending(path: name, directoryHint: .isDirectory)
        // If the folder cannot be made, the app reports it.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url.path(percentEncoded: false)
    }

    /// The path of the app's executable file.
    package static func executable(at path: String) throws(AppError) -> String {
        let full = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
            !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: full)
        else { throw .noExecutable(path) }
        return full
    }
}
