import AppRunning
import ArgumentParser
import AutomationProtocol
import Foundation
import Glibc

/// `casement inspect`: opens a window beside an app that shows what the app is made of, and why.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Looks into an app while it runs.",
        discussion: """
            A window shows the app's views with their properties, environment and layout, why each \
            was evaluated, what the turns did and took, and what the app keeps. Values of simple \
            types can be edited. RUNNING is the name of an app that runs, or the path of its saved \
            session's folder, and --pid the number of its process; without them an app is started, \
            and ends with the window. Everything after -- goes to that app.

            The exit status is 0, 1 if no such app runs, 2 if there is no app, and 64 if an option \
            cannot be used.
            """)

    @Argument(help: "An app that runs.")
    var running: String?

    @Option(help: "The number of the process of an app that runs.")
    var pid: Int32?

    @OptionGroup var app: AppOption

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func validate() throws {
        let isStarted = app.app != nil || app.product != nil
        guard [running != nil, pid != nil, isStarted].count(where: \.self) <= 1 else {
            throw ValidationError("name one app that runs, or one to start, and not both")
        }
    }

    func run() throws {
        let inspector = try Self.inspector()
        var environment = ProcessInfo.processInfo.environment
        // The inspector is an app itself: what is said of apps is for the one that it looks into.
        let variables = environment.filter { $0.key.hasPrefix("CASEMENT_") }
        environment = environment.filter { !$0.key.hasPrefix("CASEMENT_") }
        environment["CASEMENT_APP_ID"] = "casement-inspector"
        environment["CASEMENT_FRONT"] = variables["CASEMENT_FRONT"]
        guard let running = running ?? pid.map(String.init) else {
            let executable = try app.executable()
            let words = variables.sorted { $0.key < $1.key }.flatMap {
                ["--variable", "\($0.key)=\($0.value)"]
            }
            return try become(
                inspector, ["--app", executable] + words + ["--"] + arguments, environment)
        }
        // The folder outlives this process, which the inspector takes the place of.
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "control").path(percentEncoded: false)
        try RunningAppArgument.send(.inspect(path), to: running)
        try become(inspector, ["--socket", path], environment)
    }

    /// The inspector's executable, which stands beside the command's, or else is built in the checkout
    /// that the command is from.
    private static func inspector() throws -> String {
        let own = Checkout.executable
        let beside = own.deletingLastPathComponent().appending(path: product)
            .path(percentEncoded: false)
        if access(beside, X_OK) == 0 { return beside }
        do {
            guard let checkout = try Checkout.path(of: own) else {
                Output.printError("there is no checkout of Casement to build the inspector in")
                throw Exit.unusable
            }
            return try PackageBuild(
                folder: URL(filePath: checkout), product: product, report: Output.printError
            ).run()
        } catch let error as ExitCode {
            throw error
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
    }

    private static let product = "casement-inspector"

    private func become(
        _ executable: String, _ arguments: [String], _ environment: [String: String]
    ) throws {
        let reason = ProgramExchange.become(executable, arguments, environment)
        Output.printError("\(executable) cannot be started: \(reason)")
        throw Exit.unusable
    }
}
