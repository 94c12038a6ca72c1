import ArgumentParser
import Foundation

/// `casement watch`: shows an app while it is written.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Shows an app, and each change of its sources.",
        discussion: """
            It builds the package in this folder, or in one above, and runs its app. Whenever a \
            source, a resource or the manifest is saved it builds again, and shows the new app where \
            the old one was: with the same windows, and with the values of @State, @StateObject and \
            @Observable that had changed and that can be encoded, that have a raw value, or that are \
            cases without values. The old picture stays until the new one is there. What the \
            compiler says stands over it until the mistake is mended.

            Everything after -- goes to the app. The command ends with the app, or by Control-C.

            The exit status is 0, 2 if there is no app here, and 64 if an option cannot be used.
            """)

    @Option(help: "The app of the package here, if it has several.")
    var product: String?

    @Option(help: "Shows the preview with this in its name in place of the app.")
    var preview: String?

    @OptionGroup var display: DisplayOptions

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func run() throws {
        do {
            let here = URL(filePath: FileManager.default.currentDirectoryPath)
            let package = try AppPackage(at: here)
            try AppAuthoring(
                package, product: package.app(named: product), preview: preview,
                app: WatchedApp(
                    arguments: arguments, environment: display.environment,
                    overlaps: display.sharesScreen)
            ).run()
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
    }
}
