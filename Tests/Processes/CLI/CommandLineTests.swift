import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Command lines as somebody types them who does not know them by heart.
struct CommandLineTests {
    private func casement(_ arguments: [String]) throws -> (status: ProcessEnding?, text: String) {
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"), arguments: arguments,
            environment: ["PATH": "/usr/bin:/bin"])
        let ending = process.waitForEnd(until: .now + .seconds(120))
        return (ending, process.log.joined(separator: "\n"))
    }

    @Test("The version names the checkout that the command is of")
    func version() throws {
        let (status, text) = try casement(["--version"])
        let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        #expect(status == .exited(0))
        #expect(text == "casement 1.0, of the checkout \(checkout.path)")
    }

    @Test(
        "A misspelt command ends with 64 and names the one that is meant",
        arguments: [
            ("nwe Hello", "there is no command “nwe”; did you mean new?"),
            ("tset a.yaml", "there is no command “tset”; did you mean test?"),
            ("session list", "there is no command “session”; did you mean sessions?"),
            ("sessions shw todos", "there is no command “sessions shw”; did you mean show?"),
            ("export todos", "there is no command “export”; did you mean sessions export?"),
            ("help previws", "there is no command “previws”; did you mean previews?"),
            ("doc", "there is no command “doc”; did you mean doctor?"),
            ("frobnicate", "there is no command “frobnicate”; the commands are new, adopt, run"),
        ])
    func commands(line: String, sentence: String) throws {
        let (status, text) = try casement(line.split(separator: " ").map(String.init))
        #expect(status == .exited(64))
        #expect(text.hasPrefix("Error: \(sentence)"), "\(text)")
        #expect(text.contains("--help"))
    }

    @Test(
        "A misspelt option ends with 64 and names the one that is meant",
        arguments: [
            ("run --frnt kms", "--front"), ("test a.yaml --job 2", "--jobs"),
            ("tree --scenaro a.yaml", "--scenario"), ("sessions list --jsn", "--json"),
            ("doctor --jason", "--json"), ("record --outpt a.yaml", "--output"),
            ("replay --outptu a.png a.rec", "--output"), ("package --ap Hall", "--app"),
            ("new --dta", "--data"),
        ])
    func options(line: String, meant: String) throws {
        let (status, text) = try casement(line.split(separator: " ").map(String.init))
        #expect(status == .exited(64))
        #expect(
            text.contains("Unknown option") && text.contains("Did you mean '\(meant)'?"), "\(text)")
    }

    @Test(
        "A value that an option does not have is refused with those that it has",
        arguments: [
            (
                "run --front wayland",
                "--front is sdl, headless, fb:PATH, kms or kms:CARD, not “wayland”"
            ),
            ("run --front headles", "not “headles”; did you mean headless?"),
            ("test a.yaml --screen two", "windows"), ("monkey --ignore all", "cutOff"),
            ("sessions show", "name an app, or a folder with --session"),
            ("sessions show a --session b", "and not both"),
            ("run --app a --product b", "--product is for a command without --app"),
            ("watch --app a", "It takes the app of the package here"),
            ("watch --scale 9", "--scale is between 0.5 and 8"),
            ("test", "there are no scenario files: name some, as Scenarios/*.yaml"),
        ])
    func values(line: String, words: String) throws {
        let (status, text) = try casement(line.split(separator: " ").map(String.init))
        #expect(status == .exited(64))
        #expect(text.contains(words), "\(text)")
    }

    @Test(
        "An app or its arguments in the wrong place are answered with the right one",
        arguments: ["run todos", "run --samples", "monkey todos", "tree todos"])
    func misplaced(line: String) throws {
        let (status, text) = try casement(line.split(separator: " ").map(String.init))
        #expect(status == .exited(64))
        #expect(text.contains("An app is named by --app PATH or --product NAME"), "\(text)")
        #expect(text.contains("comes after --") == !line.hasPrefix("tree"))
    }

    @Test("A path that is not an app's is refused with the reason")
    func paths() throws {
        let file = try TemporaryFolder()
        let text = file.url.appending(path: "a.txt").path
        try Data().write(to: URL(filePath: text))
        for (path, reason) in [
            ("/nowhere", "there is no such file"), ("/tmp", "it is a folder"),
            (text, "it cannot be executed"),
        ] {
            let (status, said) = try casement(["run", "--app", path])
            #expect(status == .exited(2))
            #expect(said == "there is no app at \(path): \(reason)")
        }
    }

    // MARK: Exit statuses

    /// The rows of the table in the documentation that have a status and a command line.
    private static let documented: [(status: Int32, line: String)] = {
        let page = URL(filePath: #filePath).appending(
            path: "../../../../Sources/Modules/Casement/Casement.docc/CommandLine.md")
        let text = (try? String(contentsOf: page.standardizedFileURL, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { row in
            guard let match = row.wholeMatch(of: #/\| ([0-9]+) \|.*\| `casement (.*)` \|/#),
                let status = Int32(match.1)
            else { return nil }
            return (status, String(match.2))
        }
    }()

    @Test("The table of exit statuses has each status")
    func table() {
        #expect(Set(Self.documented.map(\.status)) == [0, 1, 2, 64])
        #expect(Self.documented.count >= 8)
    }

    @Test("Each example in the table of exit statuses ends as it says", arguments: documented)
    func statuses(row: (status: Int32, line: String)) throws {
        let (status, text) = try casement(row.line.split(separator: " ").map(String.init))
        #expect(status == .exited(row.status), "\(text)")
    }
}
