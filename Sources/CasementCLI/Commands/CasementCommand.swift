import ArgumentParser

/// The command `casement`.
@main
struct CasementCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "casement",
        abstract: "Runs apps built with Casement, drives them, and looks at their saved sessions.",
        subcommands: [
            RunCommand.self, TestCommand.self, TreeCommand.self, PreviewsCommand.self,
            SessionsCommand.self,
        ])
}
