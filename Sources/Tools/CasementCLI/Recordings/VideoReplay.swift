import Foundation
import Glibc
import Limits
import ScreenRecordings

/// Plays recordings at their speed into ffmpeg, which makes a video of the kind that the file's name
/// says.
struct VideoReplay {
    private let path: String
    private let rate: Int
    private let ffmpeg: URL

    init(
        _ path: String, rate: Int,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ReplayError) {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/ffmpeg" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw .noFFmpeg }
        ffmpeg = URL(filePath: found)
        self.path = path
        self.rate = rate
    }

    /// Returns how many frames there are.
    func run(_ sequence: RecordingSequence) throws -> Int {
        let extent = try sequence.extent()
        guard extent.seconds <= Self.longest else {
            throw ReplayError.tooLong(seconds: extent.seconds)
        }
        // A video has even sides.
        let (width, height) = ((extent.width + 1) / 2 * 2, (extent.height + 1) / 2 * 2)
        let process = Process()
        process.executableURL = ffmpeg
        process.arguments =
            [
                "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgr0",
                "-video_size", "\(width)x\(height)", "-framerate", "\(rate)", "-i", "-",
                "-pix_fmt", "yuv420p",
            ] + [path]
        let pipe = Pipe()
        process.standardInput = pipe
        // ffmpeg's end is noticed by its status.
        signal(SIGPIPE, SIG_IGN)
        do {
            try process.run()
        } catch {
            throw ReplayError.unwritable(path: path, reason: error.localizedDescription)
        }
        let count: Int
        do {
            count = try play(sequence, width, height, into: pipe.fileHandleForWriting)
        } catch {
            try? pipe.fileHandleForWriting.close()
            process.waitUntilExit()
            throw error
        }
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ReplayError.ffmpegFailed(status: process.terminationStatus)
        }
        return count
    }

    /// The longest video, in seconds: a damaged time would fill the disk with frames.
    private static let longest = 86_400.0

    /// Writes a frame for each step of time, the screen as it is then in the upper left corner.
    private func play(
        _ sequence: RecordingSequence, _ width: Int, _ height: Int, into file: FileHandle
    ) throws -> Int {
        var sequence = sequence
        let screen = RecordedScreen()
        var frame = Data(count: width * height * 4)
        var count = 0
        var isOpen = true
        func write(until end: Int) {
            while count < end, isOpen {
                do {
                    try file.write(contentsOf: frame)
                    count += 1
                } catch {
                    // ffmpeg has ended, and its status says so.
                    isOpen = false
                }
            }
        }
        while let seconds = try sequence.next(onto: screen) {
            write(until: Int(seconds * Double(rate), in: 0 ... .max) ?? 0)
            frame.withUnsafeMutableBytes { buffer in
                guard let start = buffer.baseAddress else { return }
                memset(start, 0, buffer.count)
                screen.pixels.withUnsafeBufferPointer { pixels in
                    guard let source = pixels.baseAddress else { return }
                    for y in 0..<screen.height {
                        memcpy(
                            start + y * width * 4, source + y * screen.width, screen.width * 4)
                    }
                }
            }
        }
        write(until: count + 1)
        return count
    }
}
