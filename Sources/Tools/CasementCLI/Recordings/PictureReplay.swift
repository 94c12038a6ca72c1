import Foundation
import Images
import Limits
import ScreenRecordings

/// Writes recordings as a PNG for each of their moments.
struct PictureReplay {
    private let folder: URL

    init(_ path: String) throws(ReplayError) {
        folder = URL(filePath: path, directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    /// Returns how many there are.
    func run(_ sequence: RecordingSequence) throws -> Int {
        var sequence = sequence
        let screen = RecordedScreen()
        var count = 0
        while let seconds = try sequence.next(onto: screen) {
            let digits = String(Int((seconds * 1000).rounded(), in: 0 ... .max) ?? 0)
            let name = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
            let file = folder.appending(path: "\(name).png").path(percentEncoded: false)
            do {
                let picture = try PNGEncoder.encode(
                    screen.pixels, width: screen.width, height: screen.height,
                    pixelsPerRow: screen.width, file: file)
                try picture.write(to: URL(filePath: file))
            } catch {
                throw ReplayError.unwritable(path: file, reason: "\(error)")
            }
            count += 1
        }
        guard count > 0 else { throw RecordingError.empty(path: sequence.name) }
        return count
    }
}
