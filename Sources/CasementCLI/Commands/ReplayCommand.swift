import ArgumentParser
import Foundation
import ScreenRecordings

/// `casement replay`: turns a recording of `casement run --record` into pictures or a video.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Turns a recording into pictures or a video.",
        discussion: """
            OUT with a file's ending, such as out.webm or out.mp4, is a video, for which ffmpeg must
            be installed. Else it is a folder that gets a PNG for each moment at which something
            changes, named after its milliseconds.
            """)

    @Argument(help: "The recording.", completion: .file())
    var file: String

    @Option(name: [.short, .long], help: "A video's file or a folder.", completion: .file())
    var output: String

    @Option(help: "A video's frames a second.")
    var rate = 30

    func validate() throws {
        guard (1...120).contains(rate) else {
            throw ValidationError("--rate is between 1 and 120")
        }
    }

    func run() throws {
        do {
            let reader = try RecordingReader(path: file)
            let isVideo = !output.hasSuffix("/") && !URL(filePath: output).pathExtension.isEmpty
            if isVideo {
                let shown = try VideoReplay(output, rate: rate).run(reader, path: file)
                Output.print("\(output): \(shown) frames")
            } else {
                let shown = try PictureReplay(output).run(reader, path: file)
                Output.print("\(output): \(shown) pictures")
            }
        } catch let error as RecordingError {
            Output.printError("\(error)")
            throw Exit.unusable
        } catch let error as ReplayError {
            Output.printError("\(error)")
            throw Exit.failed
        }
    }
}
