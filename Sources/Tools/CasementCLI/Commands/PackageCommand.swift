import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement package`: builds an app for a device and packs it as a service.
struct PackageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Builds an app for a device and packs it as a service of systemd, in a .deb.",
        discussion: """
            The app runs on the first console as a user of its own, is restarted with its saved \
            session, and is watched: it is ready after its first frame, and a main loop that hangs is \
            ended. /etc/default/NAME may set CASEMENT_ variables.
            """)

    @Option(help: "The app: a product of the package in this folder.")
    var app: String

    @Option(help: "The languages that the app is cut to, such as en,de. All without.")
    var locales: String?

    @Option(help: "The folder with an app that is built already.", completion: .directory)
    var built: String?

    @Option(help: "The package's version.")
    var version = "1.0"

    @Option(help: "The package's maintainer.")
    var maintainer = "Nobody <nobody@localhost>"

    @Option(help: "Where the package is written.", completion: .directory)
    var output = "."

    @Flag(help: "For an app without the network: it links no libcurl.")
    var withoutNetwork = false

    @Flag(help: "For an app without C++ code that throws: it has no tables for exceptions.")
    var withoutExceptions = false

    func run() throws {
        do {
            let package = try make()
            Output.print(
                "\(package.path) is written. On the device: apt install ./\(package.lastPathComponent)"
            )
        } catch let error as PackagingError {
            Output.printError(error.description)
            throw Exit.failed
        }
    }

    private func make() throws -> URL {
        let name = try DebianPackage.name(of: app)
        let languages = try locales.map(PackageLocales.languages)
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let products =
            try built.map { URL(filePath: $0) }
            ?? StaticBuild(
                product: app, package: here, languages: languages, usesNetwork: !withoutNetwork,
                usesExceptions: !withoutExceptions, report: Output.printError
            ).run()
        let folder = try TemporaryFolder()
        let content = folder.url.appending(path: "content")
        let fonts = FontSubset(languages: languages ?? [], report: Output.printError)
        let installed = ServiceUnit(name: name, title: app, hasFonts: false).folder
        let home = content.appending(path: String(installed.dropFirst()))
        try PackageContent(app: app, name: name, products: products).copy(to: home)
        try StandIns(executable: home.appending(path: name)).write()
        let hasFonts =
            try languages != nil && fonts.write(to: home, installedAs: installed)
        let dependencies =
            try DebianPackage.libraries(of: home.appending(path: name))
            + (hasFonts ? [] : FontSubset.packages) + ["systemd", "udev"]
        let package = DebianPackage(
            version: version, maintainer: maintainer,
            unit: ServiceUnit(name: name, title: app, hasFonts: hasFonts),
            dependencies: dependencies)
        return try package.write(content: content, to: URL(filePath: output))
    }
}
