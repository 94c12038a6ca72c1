import ArgumentParser
import AutomationProtocol

/// A word in place of a command that does not exist.
struct UnknownCommand {
    private let word: String
    /// The commands that the word stands after, the first one included.
    private let parents: [any ParsableCommand.Type]
    private let root: any ParsableCommand.Type

    /// `nil` if the words name a command, or an option comes first.
    init?(in arguments: [String], of root: any ParsableCommand.Type) {
        var words = arguments[...]
        if words.first == "help" { words.removeFirst() }
        var parents = [root]
        while let parent = parents.last, !parent.configuration.subcommands.isEmpty {
            guard let word = words.popFirst(), !word.hasPrefix("-") else { return nil }
            let next = parent.configuration.subcommands.first { $0._commandName == word }
            guard let next else {
                (self.word, self.parents, self.root) = (word, parents, root)
                return
            }
            parents.append(next)
        }
        return nil
    }

    /// The sentence, with the nearest command, or one of that name elsewhere.
    var message: String {
        let names = parents.last?.configuration.subcommands.map { $0._commandName } ?? []
        let start = "there is no command “\((path.dropFirst() + [word]).joined(separator: " "))”"
        let elsewhere = root.configuration.subcommands.flatMap { command in
            command.configuration.subcommands.map { [command._commandName, $0._commandName] }
        }
        if let other = elsewhere.first(where: { $0.last == word }), parents.count == 1 {
            return "\(start); did you mean \(other.joined(separator: " "))?"
        }
        return start + Suggestion.text(for: word, of: names, called: "the commands are")
    }

    private var path: [String] { parents.map { $0._commandName } }

    /// Says so, and ends with the status of a command that is not understood.
    func exit() -> Never {
        let path = path.joined(separator: " ")
        Output.printError("Error: \(message)\nSee '\(path) --help' for more information.")
        CasementCommand.exit(withError: ExitCode.validationFailure)
    }
}
