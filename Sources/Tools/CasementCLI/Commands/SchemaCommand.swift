import ArgumentParser

/// `casement schema`: prints the JSON schema of scenario files.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON schema of scenario files, for editors.",
        discussion: """
            A YAML server completes and checks a scenario whose first line names the schema's file:

            \(ScenarioSchema.modeline)

            The exit status is 0, and 64 if there are arguments.
            """)

    func run() { print(ScenarioSchema.text, terminator: "") }
}
