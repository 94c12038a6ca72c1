import AppRunning
import Foundation

/// Finds the executable that tests of a user interface start.
struct AppPlace {
    let name: String
    /// The path of the app's executable, or `nil` if there is none.
    let executable: String?

    private static let variable = "CASEMENT_UI_TEST_APP"
    private static let endings = ["UITests", "UITest", "Tests"]

    /// The app of a test target: `NotesUITests` are for `Notes`, or `notes`.
    init(ofTests module: String) {
        let ending = Self.endings.first { module.hasSuffix($0) && module.count > $0.count }
        self.init(named: String(module.dropLast(ending?.count ?? 0)))
    }

    init(named name: String) {
        self.name = name
        if let path = ProcessInfo.processInfo.environment[Self.variable] {
            executable = try? AppLaunch.executable(at: path)
            return
        }
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(filePath: own ?? "").deletingLastPathComponent()
            .path(percentEncoded: false)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let fitting =
            files.first { $0 == name }
            ?? files.first { $0.lowercased() == name.lowercased() && !$0.contains(".") }
        executable = fitting.flatMap { try? AppLaunch.executable(at: "\(folder)/\($0)") }
    }
}

/// The line of a test that asks for something.
struct CallPlace {
    let file: StaticString
    let line: UInt
}
