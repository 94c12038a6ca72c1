import ArgumentParser
import Foundation

/// The options that say which app a command is about.
struct AppOption: ParsableArguments {
    @Option(
        help: "The app's executable. (default: that of the package here, which is built)",
        completion: .file())
    var app: String?

    @Option(help: "The app of the package here, if it has several.")
    var product: String?

    func validate() throws {
        guard app == nil || product == nil else {
            throw ValidationError("--product is for a command without --app")
        }
    }

    /// The path of the executable, which is built if it is an app of a package. What the compiler
    /// says goes to the standard error stream.
    func executable() throws -> String {
        do {
            if let app { return try AppLaunch.executable(at: app) }
            let here = URL(filePath: FileManager.default.currentDirectoryPath)
            let package = try AppPackage(at: here)
            let name = try package.app(named: product)
            let build = PackageBuild(
                folder: package.folder, product: name, report: Output.printError)
            return try AppLaunch.executable(at: build.run())
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
    }
}
