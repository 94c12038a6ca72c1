import ArgumentParser
import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

struct UserRecordingTests {
    private func journal(_ steps: [RecordedStep]) throws -> Data {
        try steps.reduce(into: Data()) { $0 += try #require(ControlSocket.line(of: $1)) }
    }

    @Test("A text that grew, and two taps that became one, are one step; half a line is none")
    func journal() throws {
        let save = StepTarget.element(Selector(label: "Save"))
        var data = try journal([
            RecordedStep(.type("a")), RecordedStep(.type("ab"), replacesLast: true),
            RecordedStep(.press(.tap, save)),
            RecordedStep(.press(.doubleTap, save), replacesLast: true),
        ])
        data += Data("{\"step\":".utf8)
        #expect(
            UserRecording.steps(of: data)
                == [.perform(.type("ab")), .perform(.press(.doubleTap, save))])
        #expect(UserRecording.steps(of: Data()).isEmpty)
    }

    @Test("A picture of a part follows its step, and is one in the file")
    func picture() throws {
        let part = RecordedPicture(
            window: .number(2), part: CGRect(x: 1, y: 2, width: 30, height: 40), path: "/tmp/x.png")
        let hover = ScenarioStep.press(.hover, .point(CGPoint(x: 5, y: 6), .key))
        let data = try journal([RecordedStep(hover, picture: part)])
        var recording = UserRecording(name: "a")
        recording.steps = UserRecording.steps(of: data) { picture in
            picture == part ? "save-1.png" : nil
        }
        #expect(
            recording.scenario.contains(
                "  - screenshot: {name: \"save-1\", window: 2, part: [1, 2, 30, 40], "
                    + "compare: \"save-1.png\"}\n"))
        let steps = try ScenarioParser.parse(recording.scenario, path: "a.yaml").steps
        #expect(steps.map(\.action) == recording.steps)
        // One that could not be kept is no expectation.
        #expect(UserRecording.steps(of: data) == [.perform(hover)])
    }

    @Test("A recording is a scenario file that says what it needs")
    func scenario() throws {
        var recording = UserRecording(
            name: "A: b", arguments: ["--samples"], size: CGSize(width: 320, height: 240),
            screen: .single, phases: .device)
        recording.steps = [
            .perform(.type("x")),
            .perform(.expect(.some(Selector(label: "Title")), within: nil)),
        ]
        let scenario = try ScenarioParser.parse(recording.scenario, path: "a.yaml")
        #expect(scenario.name == "A: b" && scenario.arguments == ["--samples"])
        #expect(scenario.size == recording.size)
        #expect(scenario.screen == .single && scenario.phases == .device)
        #expect(scenario.steps.map(\.action) == recording.steps)
        #expect(try ScenarioParser.parse(UserRecording(name: "").scenario, path: "a").steps.isEmpty)
    }

    @Test("A recording is a test whose elements are found as a scenario finds them")
    func swift() {
        var recording = UserRecording(name: "It \"works\"")
        let second = Selector(label: "Row", role: .row, windows: .number(2), index: 3)
        let steps: [ScenarioStep] = [
            .press(.rightTap, .element(second)), .press(.tap, .point(CGPoint(x: 1, y: 2.5), .key)),
            .slide(Selector(id: "volume"), to: 0.5), .advance(0.4, real: true),
            .drag(from: .element(second), to: .by(CGSize(width: 0, height: -30))),
            .expect(.some(Selector(id: "count", value: "3")), within: nil),
        ]
        recording.steps = steps.map { .perform($0) }
        var picture = ScreenshotRequest(name: "save-1")
        picture.part = CGRect(x: 1, y: 2, width: 30, height: 40)
        recording.steps.append(.screenshot(picture))
        let text = recording.swift(module: "notes", type: "NotesApp")
        for line in [
            "@Test(\"It \\\"works\\\"\")", "func recorded() async {", "@testable import notes",
            "let app = TestApp(NotesApp.self, home: Fixture())",
            "app.find(\"Row\", role: .row).inWindow(2).at(3).rightTap()",
            "app.tap(at: CGPoint(x: 1, y: 2.5))", "app.find(id: \"volume\").slide(to: 0.5)",
            "await app.wait(for: .milliseconds(400))", ".drag(by: CGSize(width: 0, height: -30))",
            "app.find(id: \"count\").expectValue(\"3\")",
            "app.expectSnapshot(\"save-1\", part: CGRect(x: 1, y: 2, width: 30, height: 40))",
        ] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
    }

    @Test(
        "Options that make no sense are refused",
        arguments: [
            ["--size", "big"], ["--type", "NotesApp"], ["--swift", "--type", "a b"],
            ["--screen", "x"],
        ])
    func badOptions(options: [String]) {
        let error = #expect(throws: (any Error).self) {
            try RecordCommand.parse(["--app", "app", "-o", "a.yaml"] + options)
        }
        #expect(error.map { RecordCommand.exitCode(for: $0).rawValue } == 64)
    }
}
