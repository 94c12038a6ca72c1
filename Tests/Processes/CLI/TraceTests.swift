import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Pages that show what happened in a scenario, step by step.
struct TraceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func trace(_ text: String) throws -> ScenarioTrace {
        let scenario = try ScenarioParser.parse(text, path: path("a.yaml"))
        let launch = AppLaunch(
            executable: try BuiltApp.path("ScenarioProbe"), folder: folder.url, scenario: scenario)
        let runner = ScenarioRunner(
            scenario, launch: launch, artifacts: ArtifactFolder(path("artifacts")), updates: nil,
            isTraced: true)
        _ = runner.run()
        return try #require(runner.trace)
    }

    private static let nasty = "</script><script>alert('x')</script>"

    @Test("Each step has its picture, tree, log, state and time, also after a new start")
    func steps() throws {
        let trace = try trace(
            """
            name: Counting
            arguments: ["\(Self.nasty)"]
            steps:
              - expect: {label: Late, within: 20}
              - tap: "Count: 0"
              - expect: "Count: 1"
              - tap: Say it
              - kill
              - relaunch
              - expect: "Count: 1"
            """)
        #expect(trace.passed && trace.name == "Counting")
        #expect(trace.steps.map(\.line) == [nil, 4, 5, 6, 7, 8, 9, 10, nil])
        #expect(trace.steps[0].log.first == "arguments: \(Self.nasty)")
        #expect(trace.steps[1].changes == ["ProbeView.isLate: false → true"])
        #expect(trace.steps[2].changes == ["scene storage count: nothing → 1"])
        #expect(trace.steps[2].pointer?.window == 1)
        #expect(trace.steps[2].tree.contains { $0.text == "text “Count: 1”" && $0.frame != nil })
        #expect(trace.steps[3].pointer == nil && trace.steps[3].changes.isEmpty)
        #expect(trace.steps[4].log == ["it was said"])
        #expect(trace.steps[5].pictures.isEmpty && trace.steps[5].clock == nil)
        #expect(trace.steps[7].tree.contains { $0.text == "text “Count: 1”" })
        // A step that changes nothing shows the picture of the one before.
        let numbers = trace.steps.map { $0.pictures.first?.picture }
        #expect(numbers[2] == numbers[3] && numbers[1] != numbers[2])
        #expect(trace.images.allSatisfy { $0.hasPrefix("data:image/png;base64,") })
        #expect(trace.keyPictures[2]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        let starts = trace.steps.map(\.start)
        #expect(starts == starts.sorted())
    }

    @Test("A step that fails is the last one, with the message that the command prints")
    func failure() throws {
        let trace = try trace("steps:\n  - tap: Say it\n  - expect: Nothing\n  - tap: Twice")
        #expect(!trace.passed)
        let last = try #require(trace.steps.last)
        #expect(last.status == .failed && last.line == 3)
        #expect(last.message?.contains("found no “Nothing”") == true)
    }

    @Test("A page holds all that it shows, and nothing that an app says becomes a part of it")
    func page() throws {
        var trace = ScenarioTrace(
            name: "<b>Bold</b>", path: "a.yaml", app: "app", date: "2026-01-01T00:00:00Z")
        var step = ScenarioTrace.Step(line: 2, text: "tap: \(Self.nasty)")
        step.log = [Self.nasty, "\u{2028}", "a & b"]
        trace.steps = [step]
        let page = try TracePage.text(of: trace)
        #expect(page.contains("<title>&lt;b&gt;Bold&lt;/b&gt;</title>"))
        #expect(!page.contains("alert('x')</script>") && !page.contains("\u{2028}"))
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src=\""))
        let json = try #require(
            page.firstRange(of: #"id="trace">"#).map { page[$0.upperBound...] }?
                .components(separatedBy: "</script>").first)
        let decoded = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
        guard case .object(let fields) = decoded, case .array(let steps)? = fields["steps"],
            case .object(let first)? = steps.first
        else { throw CocoaError(.coderReadCorrupt) }
        #expect(
            first["log"] == .array([.string(Self.nasty), .string("\u{2028}"), .string("a & b")]))
    }

    @Test("Files of one name have a page each, and a file that runs again keeps the first one")
    func names() throws {
        let scenarios = ["a/x.yaml", "b/x.yaml"].map { Scenario(path: $0, name: $0) }
        let traces = try TraceFolder(path("traces"), scenarios: scenarios)
        func write(_ name: String, _ scenario: Scenario) -> String? {
            traces.write(
                ScenarioTrace(name: name, path: scenario.path, app: "app", date: ""), of: scenario)
        }
        #expect(write("first", scenarios[0]) == path("traces/x.html"))
        #expect(write("other", scenarios[1]) == path("traces/x-2.html"))
        #expect(write("second", scenarios[0]) == path("traces/x.html"))
        let files = try FileManager.default.contentsOfDirectory(atPath: path("traces")).sorted()
        #expect(files == ["x-2.html", "x-run-1.html", "x.html"])
        let earlier = try String(contentsOfFile: path("traces/x-run-1.html"), encoding: .utf8)
        #expect(earlier.contains("<title>first</title>"))
        #expect(traces.failures.isEmpty)
    }

    @Test("A folder that cannot be written to is refused in a sentence, and so is a page")
    func unwritable() throws {
        try Data().write(to: folder.url.appending(path: "file"))
        let scenario = Scenario(path: "a.yaml", name: "a")
        let error = #expect(throws: TraceFolder.Failure.self) {
            try TraceFolder(path("file/traces"), scenarios: [scenario])
        }
        #expect(
            error?.description
                == "no traces can be written to \(path("file/traces")): a part of the path is a file"
        )
        let traces = try TraceFolder(path("traces"), scenarios: [scenario])
        try FileManager.default.removeItem(atPath: path("traces"))
        try Data().write(to: folder.url.appending(path: "traces"))
        let trace = ScenarioTrace(name: "a", path: "a.yaml", app: "app", date: "")
        #expect(traces.write(trace, of: scenario) == nil)
        #expect(
            traces.failures.first?.hasPrefix("\(path("traces/a.html")) cannot be written: ") == true
        )
    }

    @Test("A full disk is called one")
    func fullDisk() {
        let system = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))
        let wrapped = NSError(
            domain: NSCocoaErrorDomain, code: 640, userInfo: [NSUnderlyingErrorKey: system])
        #expect(WriteProblem.reason(system, at: "/a") == "there is no space left on the disk")
        #expect(WriteProblem.reason(wrapped, at: "/a") == "there is no space left on the disk")
        #expect(
            WriteProblem.reason(CocoaError(.fileWriteOutOfSpace), at: "/a")
                == "there is no space left on the disk")
    }

    @Test("A scenario file after --trace is not taken for a folder")
    func option() throws {
        let command = try TestCommand.parse(["--trace", "a.yaml", "b.yaml", "--app", "app"])
        #expect(command.files == ["a.yaml", "b.yaml"] && command.trace == "casement-traces")
        #expect(try TestCommand.parse(["a.yaml", "--app", "app"]).trace == nil)
        #expect(try TestCommand.parse(["a.yaml", "--trace", "t", "--app", "a"]).trace == "t")
    }
}
