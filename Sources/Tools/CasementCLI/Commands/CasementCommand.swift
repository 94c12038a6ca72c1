import ArgumentParser

/// The command `casement`.
@main
struct CasementCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "casement",
        abstract: "Makes, runs and drives apps built with Casement, and looks at their sessions.",
        subcommands: [
            NewCommand.self, AdoptCommand.self, RunCommand.self, TestCommand.self,
            MonkeyCommand.self, RecordCommand.self, ServeCommand.self, TreeCommand.self,
            PreviewsCommand.self, SessionsCommand.self, PackageCommand.self, ReplayCommand.self,
        ])
}
