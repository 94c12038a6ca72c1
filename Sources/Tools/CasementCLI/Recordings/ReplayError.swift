/// A recording cannot be turned into what was asked for.
enum ReplayError: Error, Equatable, CustomStringConvertible {
    case noFFmpeg
    case ffmpegFailed(status: Int32)
    case unwritable(path: String, reason: String)
    case tooLong(seconds: Double)

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
        }
    }
}
