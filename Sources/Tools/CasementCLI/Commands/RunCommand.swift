import ArgumentParser
import Foundation

/// `casement run`: replaces itself with the app, after setting its environment.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs an app.",
        discussion: """
            Without --app it builds the package in this folder, or in one above, and runs its app. \
            Everything after -- goes to the app. The command becomes the app, so its exit status \
            is the app's.

            The exit status is 2 if there is no app or the package does not build, and 64 if an \
            option cannot be used.
            """)

    @OptionGroup var app: AppOption

    @OptionGroup var display: DisplayOptions

    @Option(
        help: ArgumentHelp(
            "Shows it to viewers elsewhere: unix:PATH, a port, or ADDRESS:PORT.",
            discussion: "The password for an address that other machines reach is the variable "
                + "CASEMENT_MIRROR_PASSWORD, because others can read a command line."))
    var mirror: String?

    @Flag(help: "Viewers elsewhere only look.")
    var viewOnly = false

    @Flag(help: "What is copied crosses to viewers elsewhere, and back.")
    var shareClipboard = false

    @Option(
        help: "A file that gets a recording of the screen, for casement replay.",
        completion: .file())
    var record: String?

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func validate() throws {
        if mirror == nil, viewOnly || shareClipboard {
            throw ValidationError("--view-only and --share-clipboard are for --mirror")
        }
    }

    func run() throws {
        let executable = try app.executable()
        let reason = ProgramExchange.become(executable, arguments, environment)
        Output.printError("\(executable) cannot be run: \(reason)")
        throw Exit.unusable
    }

    /// The app's.
    var environment: [String: String] {
        var values = display.environment
        if let mirror { values["CASEMENT_MIRROR"] = mirror }
        if viewOnly { values["CASEMENT_MIRROR_VIEW_ONLY"] = "1" }
        if shareClipboard { values["CASEMENT_MIRROR_CLIPBOARD"] = "1" }
        if let record {
            let url = URL(filePath: record).standardizedFileURL
            values["CASEMENT_RECORD"] = url.path(percentEncoded: false)
        }
        return values
    }
}
