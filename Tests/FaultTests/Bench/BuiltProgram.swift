import CasementCLI
import Foundation

/// Executables that were built beside the tests.
enum BuiltProgram {
    static func path(_ name: String) throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let built = URL(filePath: own).deletingLastPathComponent()
        return try AppLaunch.executable(at: built.appending(path: name).path(percentEncoded: false))
    }
}
