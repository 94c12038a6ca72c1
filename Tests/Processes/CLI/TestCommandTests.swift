import ArgumentParser
import AutomationProtocol
import Foundation
import Testing
import Waiting

@testable import CasementCLI

/// `casement test` as its user calls it.
struct TestCommandTests {
    private static let isBuilt = (try? BuiltApp.path("casement")) != nil

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
        return path(name)
    }

    /// The lines that the command prints, and its exit status.
    private func run(
        _ arguments: [String], app: String? = nil, variables: [String: String] = [:]
    ) throws -> (lines: [String], ending: ProcessEnding?) {
        let environment = ["PATH": "/usr/bin:/bin", "HOME": path("")].merging(variables) { $1 }
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: ["test", "--app", try app ?? BuiltApp.path("ScenarioProbe")]
                + ["--artifacts", path("artifacts")] + arguments,
            environment: environment)
        let ending = process.waitForEnd(until: .now + .seconds(300))
        return (process.log, ending)
    }

    /// The probe behind a script that ends so many times with status 7 before it starts the probe.
    private func unreliableApp(failures: Int) throws -> String {
        let script = try write(
            """
            #!/bin/sh
            for number in $(seq \(failures)); do
                mkdir "\(path("failure"))-$number" 2>/dev/null && exit 7
            done
            exec "\(try BuiltApp.path("ScenarioProbe"))" "$@"
            """, to: "app")
        try makeExecutable(script)
        return script
    }

    @Test("Files that run at the same time are reported in their order", .enabled(if: isBuilt))
    func jobs() throws {
        let files = try (1...3).map { number in
            try write(
                "name: File \(number)\nsteps:\n  - expect: \"Count: \(number - 1)\"",
                to: "\(number).yaml")
        }
        let (lines, ending) = try run(files + ["--jobs", "3", "--junit", path("report.xml")])
        #expect(ending == .exited(1))
        #expect(lines.last == "1 passed, 2 failed")
        #expect(lines.contains { $0.hasPrefix("\(files[0]) passed in ") })
        let report = try String(contentsOfFile: path("report.xml"), encoding: .utf8)
        let names = report.split(separator: "\"").filter { $0.hasPrefix("File ") }
        #expect(names == ["File 1", "File 2", "File 3"])
        #expect(report.contains("[[ATTACHMENT|\(path("artifacts/3-line-3.png"))"))
    }

    @Test("A file that passes when it is run again is flaky, and counts", .enabled(if: isBuilt))
    func flaky() throws {
        let file = try write("steps:\n  - expect: Twice", to: "a.yaml")
        let (lines, ending) = try run(
            [file, "--retries", "2", "--junit", path("report.xml")],
            app: try unreliableApp(failures: 1))
        #expect(ending == .exited(0))
        #expect(lines.contains("\(file) is run again"))
        #expect(lines.contains("\(file) is flaky: it passed when it was run again"))
        #expect(lines.last == "1 passed, 0 failed, 1 flaky")
        let report = try String(contentsOfFile: path("report.xml"), encoding: .utf8)
        #expect(report.contains(#"failures="0""#))
        #expect(report.contains(#"<flakyFailure message="the app ended with status 7"#))
    }

    @Test("A file that fails each time fails, on GitHub beside its line", .enabled(if: isBuilt))
    func retriedInVain() throws {
        let file = try write("name: A, B\nsteps:\n  - expect: Thrice", to: "a.yaml")
        let (lines, ending) = try run(
            [file, "--retries", "1"],
            variables: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": path("").trimmingSuffix("/")])
        #expect(ending == .exited(1))
        #expect(lines.last == "0 passed, 1 failed")
        let annotations = lines.filter { $0.hasPrefix("::") }
        #expect(annotations.count == 1)
        #expect(annotations.first?.hasPrefix("::error file=a.yaml,line=3,title=A%2C B::") == true)
        #expect(annotations.first?.contains("%0A    found no “Thrice”; the nearest is") == true)
    }

    @Test(
        "A kept home and session go from file to file, and fresh ones do not",
        .enabled(if: isBuilt))
    func kept() throws {
        let first = try write(
            "steps:\n  - defaults: {name: Ada}\n  - tap: \"Count: 0\"", to: "a.yaml")
        let second = try write(
            """
            home: kept
            session: kept
            steps:
              - expect: "Name: Ada"
              - expect: "Count: 1"
            """, to: "b.yaml")
        let third = try write(
            """
            home: fresh
            session: fresh
            steps:
              - expect: "Name: nobody"
              - expect: "Count: 0"
            """, to: "c.yaml")
        let folders = ["--home", path("home"), "--session", path("session")]
        let (lines, ending) = try run([first, second, third] + folders)
        #expect(ending == .exited(0), "\(lines)")
        let alone = try run([second])
        #expect(alone.ending == .exited(2))
        #expect(alone.lines.first == "\(second):1: home: kept needs --home DIR")
    }

    @Test("Variables that the app does not get are named", .enabled(if: isBuilt))
    func dropped() throws {
        let file = try write("steps: []", to: "a.yaml")
        let (lines, ending) = try run([file], variables: ["CASEMENT_KEYBOARD": "de"])
        #expect(ending == .exited(0))
        #expect(
            lines.first
                == "the app does not get CASEMENT_KEYBOARD; a scenario sets it under variables")
    }

    @Test(
        "Options that cannot be used are refused in a sentence, with status 64",
        arguments: [
            (["--jobs", "0"], "--jobs is a whole number from 1 to 64"),
            (["--jobs", "65"], "--jobs is a whole number from 1 to 64"),
            (["--jobs", "two"], "The value 'two' is invalid for '--jobs <jobs>'"),
            (["--retries=-1"], "--retries is a whole number from 0 to 20"),
            (["--retries", "1e3"], "The value '1e3' is invalid for '--retries <retries>'"),
            (["--shard", "3/2"], "--shard is written as 2/4"),
            (["--shard", "0/2"], "--shard is written as 2/4"),
            (["--shard", "1"], "--shard is written as 2/4"),
            (["--shard", "1/2/3"], "--shard is written as 2/4"),
            (["--front", "window"], "--front is sdl, headless, fb:PATH, kms or kms:CARD"),
            (["--screen", "two"], "The value 'two' is invalid for '--screen <screen>'"),
            (["--session", "a", "--jobs", "2"], "files run one at a time"),
            (["--home", "a", "--retries", "1"], "a file cannot begin again"),
        ])
    func badOptions(options: [String], sentence: String) throws {
        let error = #expect(throws: (any Error).self) {
            try TestCommand.parse(["a.yaml", "--app", "app"] + options)
        }
        let problem = try #require(error)
        #expect(TestCommand.message(for: problem).contains(sentence))
        #expect(TestCommand.exitCode(for: problem).rawValue == 64)
    }

    @Test("All mistakes of all files are told at once, and nothing is run", .enabled(if: isBuilt))
    func mistakes() throws {
        let first = try write("size: big\nsteps:\n  - tapp: A\n  - expect: [1]", to: "a.yaml")
        let second = try write("steps:\n  - tap: A", to: "b.yaml")
        let third = try write("step: []", to: "c.yaml")
        let (lines, ending) = try run([first, second, third, path("d.yaml")])
        #expect(ending == .exited(2))
        #expect(
            lines == [
                "\(first):1: size is written as 800x600, not “big”",
                "\(first):3: there is no step “tapp”; did you mean tap?",
                "\(first):4: expect (a label, or a mapping) is a text, not a list",
                "\(third):1: a scenario has no key “step”; did you mean steps?",
                "\(path("d.yaml")): the file cannot be read: No such file or directory",
            ])
    }

    @Test("The help says what each exit status means")
    func help() {
        let help = TestCommand.configuration.discussion
        for words in ["0 if all files passed", "1 if some failed", "2 if a file", "64 if an"] {
            #expect(help.contains(words))
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
