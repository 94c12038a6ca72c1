import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// `casement test --update`, which records expected pictures anew.
struct PictureUpdateTests {
    private static let isBuilt = (try? BuiltApp.path("casement")) != nil

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func write(_ steps: [String], to name: String = "a.yaml") throws -> String {
        let text = "size: 300x400\nsteps:\n" + steps.map { "  - \($0)\n" }.joined()
        try Data(text.utf8).write(to: URL(filePath: path(name)))
        return path(name)
    }

    private func run(_ arguments: [String]) throws -> (lines: [String], ending: ProcessEnding?) {
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: ["test", "--app", try BuiltApp.path("ScenarioProbe")]
                + ["--artifacts", path("artifacts")] + arguments,
            environment: ["PATH": "/usr/bin:/bin", "HOME": path("")])
        let ending = process.waitForEnd(until: .now + .seconds(300))
        return (process.log, ending)
    }

    @Test(
        "A new picture is shown, recorded with --yes, and met from then on", .enabled(if: isBuilt))
    func new() throws {
        let file = try write([
            "tap: \"Count: 0\"", "screenshot: {name: one, compare: expected/one.png}",
            "screenshot: {name: part, part: [0, 0, 100, 50], compare: expected/part.png}",
        ])
        let shown = try run([file, "--update"])
        #expect(shown.ending == .exited(1))
        #expect(shown.lines.contains("\(path("expected/one.png")): new (\(file):4)"))
        #expect(shown.lines.last == "nothing was recorded; --yes records them")
        #expect(!FileManager.default.fileExists(atPath: path("expected")))
        let recorded = try run([file, "--update", "--yes"])
        #expect(recorded.ending == .exited(0))
        #expect(recorded.lines.last == "2 pictures recorded")
        #expect(try run([file]).ending == .exited(0))
        #expect(try run([file, "--update"]).lines.last == "all pictures are as they are expected")
    }

    @Test(
        "A picture that differs is shown with how many pixels do, and replaced",
        .enabled(if: isBuilt))
    func changed() throws {
        _ = try run([
            try write(["screenshot: {name: one, compare: one.png}"]), "--update", "--yes",
        ])
        let before = try Data(contentsOf: URL(filePath: path("one.png")))
        let file = try write(["tap: \"Count: 0\"", "screenshot: {name: one, compare: one.png}"])
        let (lines, ending) = try run([file, "--update"])
        #expect(ending == .exited(1))
        let line = lines.first { $0.hasPrefix(path("one.png")) } ?? ""
        #expect(line.contains(" of 120000 pixels differ, the first at ("), "\(lines)")
        #expect(try Data(contentsOf: URL(filePath: path("one.png"))) == before)
        #expect(try run([file, "--update", "--yes"]).ending == .exited(0))
        #expect(try Data(contentsOf: URL(filePath: path("one.png"))) != before)
    }

    @Test("Two files that find different pictures for one path record none", .enabled(if: isBuilt))
    func conflict() throws {
        let first = try write(["screenshot: {name: one, compare: one.png}"])
        let second = try write(
            ["tap: \"Count: 0\"", "screenshot: {name: one, compare: one.png}"], to: "b.yaml")
        let (lines, ending) = try run([first, second, "--update", "--yes"])
        #expect(ending == .exited(1))
        #expect(
            lines.contains(
                "\(path("one.png")) would be two pictures: \(first):3 and \(second):4"), "\(lines)")
        #expect(!FileManager.default.fileExists(atPath: path("one.png")))
    }

    @Test(
        "A picture that cannot be written is told, and one of a file that fails is left",
        .enabled(if: isBuilt))
    func unwritable() throws {
        try Data().write(to: URL(filePath: path("file")))
        let first = try write(["screenshot: {name: one, compare: file/one.png}"])
        let second = try write(
            ["screenshot: {name: two, compare: two.png}", "expect: Nothing"], to: "b.yaml")
        let (lines, ending) = try run([first, second, "--update", "--yes"])
        #expect(ending == .exited(1))
        #expect(
            lines.contains(
                "\(path("file/one.png")) cannot be written: a part of the path is a file"),
            "\(lines)")
        #expect(lines.last == "0 pictures recorded")
        #expect(!FileManager.default.fileExists(atPath: path("two.png")))
    }

    @Test("--yes says what to do only with --update")
    func options() {
        let error = #expect(throws: (any Error).self) {
            try TestCommand.parse(["a.yaml", "--app", "app", "--yes"])
        }
        #expect(error.map { TestCommand.exitCode(for: $0).rawValue } == 64)
    }
}
