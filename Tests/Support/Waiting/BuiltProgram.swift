import Foundation

/// Programs that tests start: those in the folder that `CASEMENT_PROGRAMS` names, which may be built
/// for release, and else those that were built beside the tests.
package enum BuiltProgram {
    package static func url(_ name: String) throws -> URL {
        if let folder {
            let program = folder.appending(path: name)
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: own).deletingLastPathComponent().appending(path: name)
    }

    /// The folder of the variable.
    package static var folder: URL? {
        ProcessInfo.processInfo.environment["CASEMENT_PROGRAMS"].map {
            URL(filePath: $0, directoryHint: .isDirectory)
        }
    }
}
