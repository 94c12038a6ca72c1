import Limits
import ScreenRecordings

/// Recordings that are shown one after another, such as those of an app before and after it was
/// killed.
struct RecordingSequence {
    /// The paths, for messages.
    let name: String
    private var readers: ArraySlice<RecordingReader>
    /// When the present recording begins.
    private var start = 0.0
    private var latest = 0.0

    init(_ paths: [String]) throws(RecordingError) {
        name = paths.joined(separator: ", ")
        var readers: [RecordingReader] = []
        for path in paths { readers.append(try RecordingReader(path: path)) }
        self.readers = readers[...]
    }

    /// Applies the changes of the next moment and returns its time since the beginning of the first
    /// recording; nil after the last.
    mutating func next(onto screen: RecordedScreen) throws(RecordingError) -> Double? {
        while !readers.isEmpty {
            if let seconds = try readers[readers.startIndex].next(onto: screen) {
                latest = start + seconds
                return latest
            }
            readers.removeFirst()
            start = latest
        }
        return nil
    }

    /// The largest width and height that the screen has, and the time of the last moment. Throws if
    /// there is none, or if no picture can have both.
    func extent() throws -> (width: Int, height: Int, seconds: Double) {
        var sequence = self
        let screen = RecordedScreen()
        var extent = (width: 0, height: 0, seconds: 0.0)
        while let seconds = try sequence.next(onto: screen) {
            extent.width = max(extent.width, screen.width)
            extent.height = max(extent.height, screen.height)
            extent.seconds = seconds
        }
        guard extent.width > 0 else { throw RecordingError.empty(path: name) }
        guard SurfaceLimit().allows(width: extent.width, height: extent.height) else {
            throw ReplayError.tooLarge(width: extent.width, height: extent.height)
        }
        return extent
    }
}

extension RecordedScreen {
    /// The pixels in the upper left corner of a larger picture, the rest of which is black.
    func pixels(width: Int, height: Int) -> [UInt32] {
        guard width != self.width || height != self.height else { return pixels }
        var larger = [UInt32](repeating: 0xFF00_0000, count: width * height)
        for y in 0..<min(height, self.height) {
            let row = pixels[y * self.width..<y * self.width + min(width, self.width)]
            larger.replaceSubrange(y * width..<y * width + row.count, with: row)
        }
        return larger
    }
}

/// A recording cannot be turned into what was asked for.
enum ReplayError: Error, Equatable, CustomStringConvertible {
    case noFFmpeg
    case ffmpegFailed(status: Int32)
    case unwritable(path: String, reason: String)
    case tooLong(seconds: Double)
    case tooLarge(width: Int, height: Int)

    var description: String {
        switch self {
        case .noFFmpeg:
            "ffmpeg is not installed, which makes videos (Debian's package ffmpeg). "
                + "An output that ends in .png is an animated picture, and a folder gets pictures."
        case .ffmpegFailed(let status): "ffmpeg ended with status \(status)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .tooLong(let seconds):
            "The recording shows something after \(seconds) s, and a video has a day at most. "
                + "A folder as the output gets pictures."
        case .tooLarge(let width, let height):
            "The recorded screens are up to \(width) pixels wide and \(height) high, and a picture "
                + "that holds them all cannot be made. A folder as the output gets one of each size."
        }
    }
}
