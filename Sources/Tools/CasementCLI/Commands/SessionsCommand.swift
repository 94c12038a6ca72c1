import ArgumentParser
import Foundation
import Sessions

/// `casement sessions`: what apps have saved. All but `clear` only read, also while an app runs.
struct SessionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "Looks at saved sessions.",
        discussion: """
            A session is named by its app, as in casement sessions show todos, or by its folder, \
            which is a path with a slash in it, or that of --session.

            The exit status is 0, 1 if there is no such session, if it cannot be read or is damaged, \
            or if the file cannot be written, and 64 if an option cannot be used.
            """,
        subcommands: [List.self, Show.self, Export.self, Verify.self, Clear.self])

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Lists the sessions of all apps of this user, or of one, a line each.")

        @OptionGroup var folder: SessionFolder

        @Flag(help: "As JSON.")
        var json = false

        func run() throws {
            let summaries = try urls().map(SessionText.summary)
            if json {
                Output.print(try SessionText.json(of: summaries))
            } else if summaries.isEmpty {
                Output.print("No sessions")
            } else {
                Output.print(SessionText.list(summaries))
            }
        }

        private func urls() throws -> [URL] {
            if let url = try folder.url() {
                try reporting { try SessionReader.requireSession(at: url) }
                return [url]
            }
            let root = SessionDirectory.root(environment: ProcessInfo.processInfo.environment)
            return root.map(SessionReader.sessions) ?? []
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the windows and values of a session.")

        @OptionGroup var folder: SessionFolder

        @Flag(help: "As JSON.")
        var json = false

        func validate() throws { try folder.require() }

        func run() throws {
            try reporting {
                let reading = try SessionReader.read(folder.requiredURL())
                Output.print(json ? try SessionText.json(reading) : SessionText.page(reading))
            }
        }
    }

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes all of a session as JSON.")

        @OptionGroup var folder: SessionFolder

        @Option(
            name: [.short, .long], help: "The file to write; - is standard output, as without it.",
            completion: .file())
        var output: String?

        func validate() throws { try folder.require() }

        func run() throws {
            try reporting {
                let text = try SessionText.json(try SessionReader.read(folder.requiredURL()))
                guard let output, output != "-" else { return Output.print(text) }
                do {
                    try Data((text + "\n").utf8).write(to: URL(filePath: output))
                } catch {
                    Output.printError("\(output) cannot be written: \(error.localizedDescription)")
                    throw Exit.failed
                }
            }
        }
    }

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Checks a session and its copy; ends with 1 where anything is damaged.")

        /// Printed as JSON.
        private struct Findings: Encodable {
            var isSound: Bool
            var faults: [String]
        }

        @OptionGroup var folder: SessionFolder

        @Flag(help: "As JSON.")
        var json = false

        func validate() throws { try folder.require() }

        func run() throws {
            try reporting {
                let faults = try SessionReader.verify(folder.requiredURL())
                let findings = Findings(isSound: faults.isEmpty, faults: faults)
                if json {
                    Output.print(try SessionText.json(of: findings))
                } else {
                    Output.print(faults.isEmpty ? "Sound" : faults.joined(separator: "\n"))
                }
                if !faults.isEmpty { throw Exit.failed }
            }
        }
    }

    struct Clear: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Deletes a session that no app holds.")

        @OptionGroup var folder: SessionFolder

        func validate() throws { try folder.require() }

        func run() throws {
            try reporting { try SessionStore.clear(at: folder.requiredURL()) }
        }
    }
}

/// Ends with status 1 and the reason if the session cannot be read.
private func reporting(_ work: () throws -> Void) throws {
    do {
        try work()
    } catch let error as SessionError {
        Output.printError(error.description)
        throw Exit.failed
    }
}
