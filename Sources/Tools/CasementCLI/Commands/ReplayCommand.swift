import ArgumentParser
import Foundation
import ScreenRecordings

/// `casement replay`: turns recordings of `casement run --record` into pictures, an animated picture
/// or a video.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Turns recordings into pictures or a video.",
        discussion: """
            OUT that ends in .png is an animated picture, which browsers and GitHub's pages show. \
            With another file's ending, such as out.webm or out.mp4, it is a video, for which \
            ffmpeg must be installed. Else it is a folder that gets a PNG for each moment at which \
            something changes, named after its milliseconds. Several recordings are shown one after \
            another.
            """)

    @Argument(help: "Recordings.", completion: .file())
    var files: [String]

    @Option(
        name: [.short, .long], help: "An animated picture's file, a video's file, or a folder.",
        completion: .file())
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
            let sequence = try RecordingSequence(files)
            let ending = output.hasSuffix("/") ? "" : URL(filePath: output).pathExtension
            switch ending.lowercased() {
            case "":
                let shown = try PictureReplay(output).run(sequence)
                Output.print("\(output): \(shown) pictures")
            case "png":
                let shown = try AnimationReplay(output).run(sequence)
                Output.print("\(output): \(shown) frames")
            default:
                let shown = try VideoReplay(output, rate: rate).run(sequence)
                Output.print("\(output): \(shown) frames")
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
