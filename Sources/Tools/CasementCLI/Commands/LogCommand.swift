import ArgumentParser
import AutomationProtocol
import Logs

/// `casement log`: changes what an app that runs writes to its log.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Changes what a running app logs.",
        discussion: """
            LEVELS is a level for all lines of Casement, such as debug, or categories with levels \
            of their own: layout:debug,session:info. CASEMENT_LOG has the same form for an app that \
            starts. The categories input, state, layout and frames say at debug what each turn of \
            the app does.

            The categories are \(LogCategory.allCases.map(\.name).joined(separator: ", ")).

            The exit status is 0, 1 if no such app runs or answers, and 64 if an option cannot be \
            used.
            """)

    @OptionGroup var app: RunningAppArgument

    @Argument(help: "From which levels on lines are written.")
    var levels: String

    func validate() throws {
        do {
            _ = try LogLevels.parse(levels)
        } catch {
            throw ValidationError("LEVELS is \(error)")
        }
    }

    func run() throws { try app.send(.log(levels)) }
}
