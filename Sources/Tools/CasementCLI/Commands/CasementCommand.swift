import ArgumentParser
import Foundation

/// The command `casement`.
@main
struct CasementCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "casement",
        abstract: "Makes, runs and drives apps built with Casement, and looks at their sessions.",
        discussion: """
            With --version alone it prints its version and the checkout that it is of.

            The exit status is 0 if all went well, 1 if what was asked for failed, 2 if there is \
            no app or a file cannot be used, and 64 if the command itself was not understood.
            """,
        subcommands: [
            NewCommand.self, AdoptCommand.self, RunCommand.self, WatchCommand.self,
            TestCommand.self, MonkeyCommand.self, RecordCommand.self, ServeCommand.self,
            TreeCommand.self, InspectCommand.self, LogCommand.self, OverlayCommand.self,
            PreviewsCommand.self,
            SessionsCommand.self, PackageCommand.self, ReplayCommand.self,
            SchemaCommand.self, DoctorCommand.self,
        ])

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--version"] { return Output.print(version) }
        if let unknown = UnknownCommand(in: arguments, of: self) { unknown.exit() }
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            let error = hiddenError(behind: message(for: error), arguments) ?? error
            guard let advice = advice(on: message(for: error), arguments) else {
                exit(withError: error)
            }
            Output.printError(fullMessage(for: error) + "\n" + advice)
            exit(withError: exitCode(for: error))
        }
    }

    /// The error about an option that does not exist, if all that was said is that another one is
    /// missing: that is often the same one, misspelt.
    private static func hiddenError(
        behind message: String, _ arguments: [String]
    ) -> (any Error)? {
        let missing = #/Missing expected argument '(?:(--[a-z-]+) )?<[^>]*>'/#
        guard let match = message.prefixMatch(of: missing) else { return nil }
        let words = (match.1.map { [String($0)] } ?? []) + ["x"]
        var completed = arguments
        completed.insert(contentsOf: words, at: arguments.firstIndex(of: "--") ?? arguments.count)
        do {
            _ = try parseAsRoot(completed)
            return nil
        } catch {
            return self.message(for: error).hasPrefix("Unknown option") ? error : nil
        }
    }

    /// What is mostly meant by words that a command about an app does not know.
    private static func advice(on message: String, _ arguments: [String]) -> String? {
        let command = arguments.first ?? ""
        let takesArguments = ["run", "watch", "monkey", "record", "serve"].contains(command)
        guard takesArguments || ["tree", "previews"].contains(command),
            message.contains("nexpected argument") || message.hasPrefix("Unknown option"),
            !message.contains("Did you mean")
        else { return nil }
        return
            (command == "watch"
            ? "It takes the app of the package here, or that of --product NAME"
            : "An app is named by --app PATH or --product NAME")
            + (takesArguments ? ", and what is for the app comes after --." : ".")
    }

    /// The number that other programs are told, too.
    static let versionNumber = "1.0"

    private static var version: String {
        let checkout = try? Checkout.path(of: Checkout.executable)
        return "casement \(versionNumber)" + (checkout.map { ", of the checkout \($0)" } ?? "")
    }
}
