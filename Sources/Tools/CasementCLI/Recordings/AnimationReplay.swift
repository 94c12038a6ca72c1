import Foundation
import ScreenRecordings

/// Plays recordings into one animated picture, with a frame for each moment at which something
/// changes.
struct AnimationReplay {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Returns how many frames there are.
    func run(_ sequence: RecordingSequence) throws -> Int {
        let extent = try sequence.extent()
        var animation = AnimatedPNG(width: extent.width, height: extent.height, file: path)
        var sequence = sequence
        let screen = RecordedScreen()
        while let seconds = try sequence.next(onto: screen) {
            let pixels = screen.pixels(width: extent.width, height: extent.height)
            try animation.show(pixels, at: seconds)
        }
        let file = animation.end(at: extent.seconds)
        do {
            try file.write(to: URL(filePath: path))
        } catch {
            throw ReplayError.unwritable(path: path, reason: error.localizedDescription)
        }
        return animation.frameCount
    }
}
