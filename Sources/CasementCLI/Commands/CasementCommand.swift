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

/// The ways to end.
enum Exit {
    static let failed = ExitCode(1)
    /// A file that does not parse, or no app.
    static let unusable = ExitCode(2)
}
