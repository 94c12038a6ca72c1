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

            With --previews it shows in place of the app all previews of the file that was saved             last, and with --variants the preview that --preview names in light and dark, in small             and large type, in the app's languages, from right to left, and on narrow and wide             screens. With --test it runs the package's scenarios after each build, and those of             its tests that name a type of the files that were saved.

            Everything after -- goes to the app. The command ends with the app, or by Control-C.

            The exit status is 0, 2 if there is no app here, and 64 if an option cannot be used.
            """)

    @Option(help: "The app of the package here, if it has several.")
    var product: String?

    @Option(help: "Shows the preview with this in its name in place of the app.")
    var preview: String?

    @Flag(help: "Shows the previews of the file that was saved last in place of the app.")
    var previews = false

    @Flag(help: "Shows the preview that --preview names in variants.")
    var variants = false

    @Flag(help: "Runs scenarios and tests after each build.")
    var test = false

    @OptionGroup var display: DisplayOptions

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func validate() throws {
        guard !variants || preview != nil else {
            throw ValidationError("--variants is for the preview that --preview names")
        }
        guard !previews || preview == nil else {
            throw ValidationError("--previews shows all of a file, and --preview one")
        }
    }

    func run() throws {
        do {
            let here = URL(filePath: FileManager.default.currentDirectoryPath)
            let package = try AppPackage(at: here)
            try AppAuthoring(
                package, product: package.app(named: product), shown: shown,
                tests: test ? AuthoringTests(package) : nil,
                app: WatchedApp(
                    arguments: arguments, environment: display.environment,
                    overlaps: display.sharesScreen)
            ).run()
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
    }

    private var shown: WatchedPreviews {
        if previews { return .ofFiles }
        guard let preview else { return .none }
        return variants ? .variants(preview) : .one(preview)
    }
}
