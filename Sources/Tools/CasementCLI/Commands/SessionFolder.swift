import ArgumentParser
import AutomationProtocol
import Foundation
import Sessions

/// The words that say whose session a command is about: an app's name, or a folder.
struct SessionFolder: ParsableArguments {
    @Argument(
        help: "An app's name, or the path of a saved session's folder.",
        completion: .custom { _, _, _ in
            SessionName.all(
                in: SessionDirectory.root(environment: ProcessInfo.processInfo.environment))
        })
    var app: String?

    @Option(help: "The folder of the saved session.", completion: .directory)
    var session: String?

    func validate() throws {
        guard app == nil || session == nil else {
            throw ValidationError("name an app, or a folder with --session, and not both")
        }
    }

    /// The folder; `nil` if none is named.
    func url() throws -> URL? {
        if let session { return URL(filePath: session, directoryHint: .isDirectory) }
        return try app.map(Self.url)
    }

    /// The folder of the session of an app with a name, or at a path.
    static func url(of app: String) throws -> URL {
        if app.contains("/") { return URL(filePath: app, directoryHint: .isDirectory) }
        let root = SessionDirectory.root(environment: ProcessInfo.processInfo.environment)
        do throws(SessionName.Problem) {
            return try SessionName(app).url(in: root)
        } catch {
            Output.printError(error.sentence)
            throw Exit.failed
        }
    }

    /// Throws if no session is named.
    func require() throws {
        guard app == nil, session == nil else { return }
        let root = SessionDirectory.root(environment: ProcessInfo.processInfo.environment)
        let names = SessionName.all(in: root).joined(separator: ", ")
        throw ValidationError(
            "name an app, or a folder with --session"
                + (names.isEmpty ? "" : "; there are sessions of \(names)"))
    }

    /// The folder of a session that `require()` has found to be named.
    func requiredURL() throws -> URL {
        guard let url = try url() else { throw Exit.failed }
        return url
    }
}

/// The name of an app whose saved session is looked for.
struct SessionName {
    struct Problem: Error { let sentence: String }

    private let name: String

    init(_ name: String) { self.name = name }

    /// The names of the apps that have a session in the folder of all.
    static func all(in root: URL?) -> [String] {
        (root.map(SessionReader.sessions) ?? []).map(\.lastPathComponent).sorted()
    }

    /// The folder of the session: that of the app with this name, or else of the only one whose
    /// identity ends with it, as `org.example.todos` does with `todos`.
    func url(in root: URL?) throws(Problem) -> URL {
        guard let root else {
            throw Problem(sentence: "there is no home folder in which sessions are saved")
        }
        let names = Self.all(in: root)
        let exact = names.filter { $0 == name }
        let wanted = name.lowercased()
        let near = names.filter {
            $0.lowercased() == wanted || $0.lowercased().hasSuffix("." + wanted)
        }
        let found = exact.isEmpty ? near : exact
        if found.count == 1 { return root.appending(path: found[0], directoryHint: .isDirectory) }
        guard found.isEmpty else {
            throw Problem(
                sentence: "several apps are called “\(name)”: write one of "
                    + found.joined(separator: ", "))
        }
        var sentence = "no app “\(name)” has a saved session"
        if names.isEmpty {
            sentence += "; there are none in \(root.path(percentEncoded: false))"
        } else {
            sentence += Suggestion.nearest(to: name, of: names)
            sentence += sentence.hasSuffix("?") ? " There are" : "; there are"
            sentence += " sessions of \(names.joined(separator: ", "))"
        }
        let here = URL(filePath: name, directoryHint: .isDirectory)
        if (try? SessionReader.requireSession(at: here)) != nil {
            sentence += ". The folder \(name) here has one: write ./\(name)"
        }
        throw Problem(sentence: sentence)
    }
}
