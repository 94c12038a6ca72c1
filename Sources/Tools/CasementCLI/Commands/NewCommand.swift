import ArgumentParser
import Foundation

/// `casement new`: writes a package with an app, a test and a scenario.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a package with an app, a test and a scenario.",
        discussion: """
            The package depends on Casement at a path, or at a branch or revision of a repository. \
            Without --package-path and --url that is the checkout from which this command was built \
            or installed. A version does not serve: SwiftPM refuses compiler flags in versioned \
            packages.
            """)

    @Argument(help: "The package, which is also its folder, its app and its module.")
    var name: String

    @Option(help: "The folder of a checkout of Casement.", completion: .directory)
    var packagePath: String?

    @Option(help: "The address of a repository of Casement.")
    var url: String?

    @Option(help: "The branch to follow, with --url.")
    var branch: String?

    @Option(help: "The revision to stay at, with --url.")
    var revision: String?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Lets its files use values of UIKit, such as UIColor, as on iOS: code in \
            “#if canImport(UIKit)” is compiled then. (default: --uikit, if no other framework is \
            chosen)
            """)
    var uikit: Bool?

    @Flag(help: "Lets its files use values of AppKit, such as NSColor, in place of UIKit's.")
    var appkit = false

    @Flag(help: "Leaves UIKit out, but not Core Graphics and QuartzCore, which it brings along.")
    var coregraphics = false

    /// One of the frameworks: an app is compiled for one of Apple's systems at a time.
    private var framework: BorrowedFramework? {
        get throws(NewPackageError) {
            if appkit {
                guard uikit != true else { throw .twoFrameworks }
                return .appKit
            }
            if coregraphics, uikit != true { return .coreGraphics }
            return uikit ?? true ? .uiKit : nil
        }
    }

    @Flag(help: "For a device without a network: the app has no URLSession and links no libcurl.")
    var withoutNetwork = false

    @Flag(
        help: """
            The app keeps its items in a store: its files import SwiftData, and views show them by \
            a query.
            """)
    var data = false

    func run() throws {
        do {
            let package = NewPackage(
                name: try PackageName(name),
                source: try CasementSource(
                    path: packagePath, url: url, branch: branch, revision: revision),
                with: try framework, usesNetwork: !withoutNetwork, usesData: data)
            try package.write(in: URL(filePath: FileManager.default.currentDirectoryPath))
        } catch {
            Output.printError(error.description)
            throw Exit.failed
        }
        Output.print(
            """
            \(name) is written. In its folder,
                make run     opens the app, or draws a picture of it where there is no display
                make test    builds the app and runs its tests
            """)
    }
}
