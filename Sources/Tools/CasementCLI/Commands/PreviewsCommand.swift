import ArgumentParser
import AutomationProtocol
import Foundation
import WebDriver

/// `casement previews`: draws what an app's sources declare with `#Preview` and `PreviewProvider`.
///
/// Each preview runs in a process of its own, so that one that crashes does not affect the others.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Draws an app's previews, a PNG each.",
        discussion: """
            With --review each preview is drawn in light and dark, in large type, from right to \
            left and 390 points wide, and compared with the picture that was accepted last, in the \
            folder accepted inside the other. A page shows what differs, at an address of this \
            machine with a token in it, and accepts a picture by a click; it is there until its \
            button Done is pressed, or until an interrupt. With --accept instead everything is \
            accepted as it is.

            The exit status is 0, 1 if a preview could not be drawn or a picture waits to be \
            accepted, 2 if there is no app or no folder to write to, and 64 if an option cannot be \
            used.
            """)

    @OptionGroup var app: AppOption

    @Option(name: .shortAndLong, help: "The folder for the pictures.", completion: .directory)
    var output = "previews"

    @Option(help: "Draws only previews with this in their names.")
    var only: String?

    @Flag(help: "Prints their names, and draws nothing.")
    var list = false

    @Flag(help: "Draws them in dark mode.")
    var dark = false

    @Flag(help: "Serves a page with each preview beside the last accepted picture.")
    var review = false

    @Flag(help: "Accepts each preview as it is now.")
    var accept = false

    @Option(help: "The port of this machine, for --review; 0 for one that is free.")
    var port = 0

    @Option(help: "How many previews are drawn at a time, for --review and --accept.")
    var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is a whole number from 0 to 65535")
        }
        guard (1...64).contains(jobs) else {
            throw ValidationError("--jobs is a whole number from 1 to 64")
        }
        if list, review || accept {
            throw ValidationError("--list draws nothing that could be accepted")
        }
        if dark, review || accept {
            throw ValidationError("--review and --accept draw everything in dark mode, too")
        }
    }

    func run() throws {
        let executable = try app.executable()
        let launch: AppLaunch
        let folder: TemporaryFolder
        let previews: [PreviewListing]
        var names: [String] = []
        do {
            folder = try TemporaryFolder()
            launch = AppLaunch(
                executable: executable, folder: folder.url,
                session: folder.url.appending(path: "session"))
            let all = try PreviewListing.all(of: launch)
            previews = all.filter { only.map($0.name.contains) ?? true }
            names = all.map(\.name)
            if !list { try makeOutputFolder() }
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
        guard !previews.isEmpty else {
            let name = URL(filePath: executable).lastPathComponent
            return Output.print("\(NoPreview(app: name, wanted: only, known: names))")
        }
        if review || accept {
            try reviewAll(previews, launch)
        } else {
            try drawAll(previews, launch)
        }
        withExtendedLifetime(folder) {}
    }

    private struct Unwritable: Error, CustomStringConvertible { let description: String }

    private func makeOutputFolder() throws {
        do {
            try FileManager.default.createDirectory(
                at: URL(filePath: output), withIntermediateDirectories: true)
        } catch {
            throw Unwritable(
                description:
                    "\(output) cannot be made: \(WriteProblem.reason(error, at: output + "/x"))")
        }
    }

    private func drawAll(_ previews: [PreviewListing], _ launch: AppLaunch) throws {
        var failed = 0
        for preview in previews {
            if list {
                Output.print(preview.name)
            } else if let path = draw(preview, launch) {
                Output.print(path)
            } else {
                failed += 1
            }
        }
        if failed > 0 { throw Exit.failed }
    }

    /// Returns the path of the picture; nil, after a message, if the app ended before drawing it.
    private func draw(_ preview: PreviewListing, _ launch: AppLaunch) -> String? {
        do {
            return try PreviewPicture(preview: preview, launch: launch)
                .draw(to: ArtifactFolder(output), isDark: dark)
        } catch {
            Output.printError("\(preview.name) was not drawn: \(error)")
            return nil
        }
    }

    // MARK: Reviewing

    private func reviewAll(_ previews: [PreviewListing], _ launch: AppLaunch) throws {
        let url = URL(filePath: output, directoryHint: .isDirectory)
        let review: PreviewReview
        do {
            review = try PreviewReview(folder: url)
        } catch {
            Output.printError(
                "\(output) cannot be written to: \(WriteProblem.reason(error, at: output + "/x"))")
            throw Exit.unusable
        }
        let line = ProgressLine()
        review.draw(previews, launch, jobs: jobs, isComplete: only == nil) { done, all in
            line.show("\(done) of \(all) pictures")
        }
        line.show("")
        print(review)
        if accept { try acceptAll(review) }
        if self.review {
            try serve(review, title: URL(filePath: launch.executable).lastPathComponent)
        }
        let hasFailed = review.entries.contains {
            if case .failed = $0.state { true } else { false }
        }
        if hasFailed || review.openCount > 0 { throw Exit.failed }
    }

    /// A line for each picture that is not as it was accepted.
    private func print(_ review: PreviewReview) {
        for entry in review.entries where entry.state != .same {
            Output.print("\(entry.title), \(entry.variant.title): \(entry.state.text)")
        }
        let same = review.entries.count { $0.state == .same }
        Output.print("\(same) as accepted, \(review.openCount) to look at")
        Output.flush()
    }

    private func acceptAll(_ review: PreviewReview) throws {
        let count = review.openCount
        do {
            try review.acceptAll()
        } catch {
            let path = review.accepted.path(percentEncoded: false)
            Output.printError(
                "\(path) cannot be written to: \(WriteProblem.reason(error, at: path + "x"))")
            throw Exit.failed
        }
        Output.print("\(count) accepted")
    }

    private func serve(_ review: PreviewReview, title: String) throws {
        #if Standard || Mirror
            let interruption = Interruption()
            let token = Token.random()
            let service = ReviewService(
                review, token: token, title: title
            ) { interruption.come() }
            let server: LocalServer
            do {
                server = try LocalServer(service, port: port)
            } catch {
                Output.printError("port \(port) cannot be served: \(error)")
                throw Exit.failed
            }
            Output.print("review: http://127.0.0.1:\(server.port)/\(token)/")
            Output.flush()
            interruption.wait()
            server.stop()
        #else
            Output.printError("this casement was built without the trait Standard, for HTTP")
            throw Exit.unusable
        #endif
    }
}
