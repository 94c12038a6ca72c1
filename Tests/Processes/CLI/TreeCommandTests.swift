import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// `casement tree` as its user calls it.
struct TreeCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func tree(
        _ arguments: [String], after steps: String? = nil
    ) throws -> (status: ProcessEnding?, text: String) {
        var arguments = ["tree", "--app", try BuiltApp.path("ScenarioProbe")] + arguments
        if let steps {
            let file = folder.url.appending(path: "a.yaml")
            try Data("steps:\n\(steps)\n".utf8).write(to: file)
            arguments += ["--scenario", file.path]
        }
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"), arguments: arguments,
            environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path])
        let ending = process.waitForEnd(until: .now + .seconds(120))
        return (ending, process.log.joined(separator: "\n"))
    }

    @Test(
        "The tree has a line for each element, as failures show it, after the steps of a scenario")
    func text() throws {
        let (status, text) = try tree([], after: "  - tap: \"Count: 0\"")
        #expect(status == .exited(0))
        #expect(text.hasPrefix("window 1 "))
        #expect(text.contains("\n  text “Count: 1”"), "\(text)")
    }

    @Test("As JSON the same elements have frames, and windows their title bars")
    func json() throws {
        let (status, text) = try tree(["--json"])
        #expect(status == .exited(0))
        let screen = try JSONDecoder().decode(Screen.self, from: Data(text.utf8))
        #expect("\(screen)" == (try tree([]).text))
        #expect(screen.windows[0].frame.width > 0)
        #expect(!screen.windows[0].chrome.children.isEmpty)
    }

    @Test("A step that fails ends with 1, and a file that does not parse with 2 and all mistakes")
    func failures() throws {
        let failed = try tree([], after: "  - tap: Nothing")
        #expect(failed.status == .exited(1) && failed.text.contains("found no “Nothing”"))
        let wrong = try tree([], after: "  - tapp: A\n  - wait: soon")
        #expect(wrong.status == .exited(2))
        #expect(wrong.text.split(separator: "\n").count == 2, "\(wrong.text)")
    }

    @Test("Why a view was evaluated is told from the tap on, and what its turn did")
    func why() throws {
        let why = try tree(["--why", "Count: 1"], after: "  - tap: \"Count: 0\"")
        #expect(why.status == .exited(0))
        #expect(why.text.contains("text “Count: 1” is shown by ProbeView"), "\(why.text)")
        #expect(why.text.contains("ProbeView: count changed"))
        #expect(why.text.contains("write: scene storage count: nothing → 1"))
        let turns = try tree(["--turns", "100"], after: "  - tap: \"Count: 0\"")
        #expect(turns.text.contains("  write   scene storage count: nothing → 1"), "\(turns.text)")
        #expect(turns.text.contains("  body    ProbeView: count changed"))
        #expect(turns.text.contains(" pixels of window 1"))
    }

    @Test("The layout around an element is told, and as JSON with all nodes")
    func layout() throws {
        let text = try tree(["--layout", "{contains: Twice}"]).text
        #expect(text.hasPrefix("text “Twice”\nproposed"), "\(text)")
        #expect(text.contains("VStack (spacing 8.0) in ProbeView"))
        let json = try tree(["--layout", "Twice", "--json"]).text
        let layout = try JSONDecoder().decode(ElementLayout.self, from: Data(json.utf8))
        #expect(layout.nodes.first?.name == "Window" && layout.nodes.last?.name == "Text")
    }

    @Test("An element that is not there is looked for as steps do, and wrong options end with 64")
    func wrong() throws {
        let missing = try tree(["--why", "Nothing"])
        #expect(missing.status == .exited(1) && missing.text.contains("found no “Nothing”"))
        #expect(try tree(["--why", "A", "--turns", "2"]).status == .exited(64))
        #expect(try tree(["--layout", "{labl: A}"]).status == .exited(64))
        #expect(try tree(["--turns", "0"]).status == .exited(64))
    }
}
