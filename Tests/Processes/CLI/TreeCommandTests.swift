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
}
