import Automation
import Foundation
import Images
import Testing

/// Pictures of windows, compared with those kept in `Tests/Snapshots`.
extension TestApp {
    /// Compares a window's content pixel by pixel with `Tests/Snapshots/NAME.png`.
    ///
    /// Where they differ by more than the tolerance (in one channel, of 255), `NAME.found.png` and
    /// `NAME.difference.png` are left beside it. A picture becomes the one to compare with by
    /// being renamed.
    public func expectSnapshot(
        _ name: String, window number: Int? = nil, tolerance: Int = 0,
        filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            let folder = try Self.snapshotFolder(besides: filePath)
            let found = folder.appending(path: "\(name).found.png")
            let difference = folder.appending(path: "\(name).difference.png")
            try driver.writePicture(of: number, to: found.path(percentEncoded: false))
            try? FileManager.default.removeItem(at: difference)
            do {
                try PictureComparison.compare(
                    found.path(percentEncoded: false),
                    with: folder.appending(path: "\(name).png").path(percentEncoded: false),
                    tolerance: tolerance, difference: difference.path(percentEncoded: false))
            } catch {
                throw StepFailure("\(error)")
            }
            try? FileManager.default.removeItem(at: found)
        }
    }

    /// `Snapshots` in the folder `Tests` that holds the file.
    private static func snapshotFolder(besides file: String) throws(StepFailure) -> URL {
        var folder = URL(filePath: file).deletingLastPathComponent()
        while folder.lastPathComponent != "Tests", folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
        }
        let snapshots = folder.appending(path: "Snapshots", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(
                at: snapshots, withIntermediateDirectories: true)
        } catch {
            throw StepFailure("\(snapshots) cannot be made: \(error)")
        }
        return snapshots
    }
}
