import Automation
import Foundation

/// The files of one snapshot.
struct SnapshotFiles {
    /// What is compared with.
    let expected: URL
    /// What was found instead, to take the place of the expected file if it is right.
    let found: URL
    /// A picture of both and of the difference, side by side.
    let comparison: URL

    /// The variable with which snapshots are recorded anew.
    static let variable = "CASEMENT_RECORD_SNAPSHOTS"

    static var isRecording: Bool {
        getenv(variable).map { String(cString: $0) == "1" } ?? false
    }

    /// The files of a snapshot in `Snapshots`, in the folder `Tests` that holds the test's file, or
    /// beside that file if it is elsewhere.
    init(_ name: String, _ kind: SnapshotKind, besides file: String) throws(StepFailure) {
        guard !name.isEmpty, !name.contains("/") else {
            throw StepFailure("“\(name)” cannot be the name of a snapshot: it becomes a file's")
        }
        let own = URL(filePath: file).deletingLastPathComponent()
        var folder = own
        while folder.lastPathComponent != "Tests", folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
        }
        if folder.pathComponents.count <= 1 { folder = own }
        folder.append(path: "Snapshots", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw StepFailure("\(Self.path(folder)) cannot be made: \(error.localizedDescription)")
        }
        expected = folder.appending(path: "\(name).\(kind.suffix)")
        found = folder.appending(path: "\(name).found.\(kind.suffix)")
        comparison = folder.appending(path: "\(name).\(kind.rawValue).compared.png")
    }

    func removeFindings() {
        for file in [found, comparison] { try? FileManager.default.removeItem(at: file) }
    }

    func write(_ data: Data, to file: URL) throws(StepFailure) {
        do {
            try data.write(to: file)
        } catch {
            throw StepFailure("\(Self.path(file)) cannot be written: \(error.localizedDescription)")
        }
    }

    static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
