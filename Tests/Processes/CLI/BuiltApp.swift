import Foundation

@testable import CasementCLI

/// Executables that were built beside the tests.
enum BuiltApp {
    static func path(_ name: String) throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
        return try AppLaunch.executable(at: folder.appendingPathComponent(name).path)
    }
}
