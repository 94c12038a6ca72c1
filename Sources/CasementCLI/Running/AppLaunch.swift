import Foundation
import Glibc

/// How an app is started so that it finds nothing of the user's, and listens to the runner.
package struct AppLaunch {
    package var executable: String
    package var arguments: [String] = []
    /// Where the app keeps its home, and its socket.
    package var folder: URL
    package var session: URL
    /// Nil leaves the choice to the app.
    package var front: String? = "headless"
    package var size: CGSize?
    package var clock = Scenario.Clock.virtual
    /// An app that answers nothing for so many seconds is killed.
    package var patience = 30.0
    package var inherited: [String: String]
    /// Further ones, which come before all others.
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
        // X11 looks for its key at home.
        if front == "sdl", values["XAUTHORITY"] == nil, let home = values["HOME"] {
            values["XAUTHORITY"] = home + "/.Xauthority"
        }
        values["HOME"] = homeFolder("")
        values["CFFIXED_USER_HOME"] = values["HOME"]
        values["XDG_CONFIG_HOME"] = homeFolder(".config")
        values["XDG_DATA_HOME"] = homeFolder(".local/share")
        values["XDG_STATE_HOME"] = homeFolder(".local/state")
        values["XDG_CACHE_HOME"] = homeFolder(".cache")
        // Apps take it for granted.
        _ = homeFolder("Documents")
        // Pictures are the same wherever the machine stands.
        values["LC_ALL"] = "C.UTF-8"
        values["TZ"] = "UTC"
        values["CASEMENT_FRONT"] = front
        // A scenario is about its app, and opens no other.
        values["CASEMENT_LINKS"] = "nowhere"
        values["CASEMENT_CONTROL"] = socketPath
        values["CASEMENT_SESSION"] = session.path(percentEncoded: false)
        values["CASEMENT_CLOCK"] = clock.rawValue
        values["CASEMENT_SIZE"] = size.map(SizeText.text)
        return values.merging(variables) { $1 }
    }

    private func homeFolder(_ name: String) -> String {
        let home = folder.appending(path: "home", directoryHint: .isDirectory)
        let url = name.isEmpty ? home : home.appending(path: name, directoryHint: .isDirectory)
        // Where it cannot be made, the app will say so.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url.path(percentEncoded: false)
    }

    /// The app's file, which must be there and executable.
    package static func executable(at path: String) throws(AppError) -> String {
        let full = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
            !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: full)
        else { throw .noExecutable(path) }
        return full
    }
}
