import ArgumentParser
import Foundation
import Sessions

/// `casement sessions`: what apps have saved.
struct SessionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "Looks at saved sessions.",
        subcommands: [List.self, Show.self, Clear.self])

    /// Where a session lies.
    struct Place: ParsableArguments {
        @Option(help: "The folder of the saved session.")
        var session: String

        var url: URL { URL(filePath: session, directoryHint: .isDirectory) }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists sessions, a line each.")

        @Option(help: "The folder of one session; else those of all apps of this user.")
        var session: String?

        func run() throws {
            let urls: [URL]
            if let session {
                urls = [URL(filePath: session, directoryHint: .isDirectory)]
            } else {
                let root = SessionDirectory.root(environment: ProcessInfo.processInfo.environment)
                urls = root.map(SessionReader.sessions) ?? []
            }
            for url in urls {
                try reporting {
                    Output.print(SessionText.line(try SessionReader.read(url), at: url))
                }
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the windows and values of a session.")

        @OptionGroup var place: Place

        @Flag(help: "As JSON.")
        var json = false

        func run() throws {
            try reporting {
                let reading = try SessionReader.read(place.url)
                Output.print(json ? try SessionText.json(reading) : SessionText.page(reading))
            }
        }
    }

    struct Clear: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Deletes a session that no app holds.")

        @OptionGroup var place: Place

        func run() throws {
            try reporting { try SessionStore.clear(at: place.url) }
        }
    }
}

/// Ends with status 1 and the reason where a session cannot be had.
private func reporting(_ work: () throws -> Void) throws {
    do {
        try work()
    } catch let error as SessionError {
        Output.complain(error.description)
        throw Exit.failed
    }
}
