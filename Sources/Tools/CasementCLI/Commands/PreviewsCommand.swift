import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement previews`: draws what an app's sources declare with `#Preview` and `PreviewProvider`.
///
/// Each preview runs in a process of its own, so that one that crashes does not affect the others.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Draws an app's previews, a PNG each.")

    @Option(help: "The app's executable.", completion: .file())
    var app: String

    @Option(name: .shortAndLong, help: "The folder for the pictures.", completion: .directory)
    var output = "previews"

    @Option(help: "Draws only previews with this in their names.")
    var only: String?

    @Flag(help: "Prints their names, and draws nothing.")
    var list = false

    @Flag(help: "Draws them in dark mode.")
    var dark = false

    func run() throws {
        let launch: AppLaunch
        let folder: TemporaryFolder
        let previews: [PreviewListing]
        do {
            folder = try TemporaryFolder()
            launch = AppLaunch(
                executable: try AppLaunch.executable(at: app), folder: folder.url,
                session: folder.url.appending(path: "session"))
            previews = try PreviewListing.all(of: launch).filter {
                only.map($0.name.contains) ?? true
            }
            if !list { try makeOutputFolder() }
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
        guard !previews.isEmpty else {
            Output.print("\(app) has no previews\(only.map { " named \($0)" } ?? "").")
            return
        }
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
        withExtendedLifetime(folder) {}
        if failed > 0 { throw Exit.failed }
    }

    private func makeOutputFolder() throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: output), withIntermediateDirectories: true)
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
}
