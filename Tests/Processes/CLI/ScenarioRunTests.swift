import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Scenarios run from outside against an app in a process of its own.
struct ScenarioRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var artifacts: URL { folder.url.appending(path: "artifacts") }

    private func outcome(
        _ text: String, of app: String = "ScenarioProbe", patience: Double = 30
    ) throws -> ScenarioOutcome {
        let path = folder.url.appending(path: "a.yaml").path(percentEncoded: false)
        let scenario = try ScenarioParser.parse(text, path: path)
        var launch = AppLaunch(
            executable: try BuiltApp.path(app), folder: folder.url, scenario: scenario)
        launch.answerTimeout = patience
        let place = ArtifactFolder(artifacts.path(percentEncoded: false))
        return ScenarioRunner(scenario, launch: launch, artifacts: place).run()
    }

    private func expectPass(
        _ steps: String, of app: String = "ScenarioProbe",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard let failure = try outcome(steps, of: app).failure else { return }
        Issue.record("\(failure.text(in: "a.yaml"))", sourceLocation: sourceLocation)
    }

    @Test("Taps count, and what a window keeps is there after a kill and after a quit")
    func kept() throws {
        try expectPass(
            """
            arguments: [--samples, x]
            size: 400x300
            steps:
              - expectLog: "arguments: --samples x"
              - tap: "Count: 0"
              - tap: "Count: 1"
              - doubleTap: Twice
              - expect: {label: "Count: 12", role: text, window: 1}
              - kill
              - relaunch
              - expect: "Count: 12"
              - quit
              - relaunch
              - expect: "Count: 12"
              - expectWindows: 1
              - expectTitle: Probe
            """)
    }

    @Test("Windows are opened, moved, resized, minimised and closed as a window system does")
    func windows() throws {
        try expectPass(
            """
            steps:
              - openWindow: {id: item, value: 3}
              - expectWindows: 2
              - expect: Item 3
              - openWindow: {id: item, value: 3}
              - expectWindows: 2
              - openWindow: {id: main}
              - expectWindows: 3
              - tap: {label: "Count: 0", window: 1}
              - expect: {label: "Count: 0", window: 3}
              - expect: {label: "Count: 1"}
              - moveWindow: {window: 2, to: [40, 50]}
              - resizeWindow: {window: 2, size: 400x300}
              - minimizeWindow: 2
              - expectPhase: {window: 2, is: background}
              - expectLog: "item 3: active to inactive"
              - expectLog: "item 3: inactive to background"
              - expectNoLog: "app: active to"
              - restoreWindow: 2
              - expectPhase: {window: 2, is: active}
              - closeWindow: 2
              - expectWindows: 2
              - expectNone: {label: Item 3, window: any}
              - tree: end
            """)
        let json = try String(contentsOf: artifacts.appending(path: "end.json"), encoding: .utf8)
        #expect(json.contains(#""number" : 3"#))
        #expect(!json.contains(#""number" : 2"#))
    }

    @Test("Random use is the same for the same seed, and an app that withstands it goes on")
    func random() throws {
        func screen(seed: Int) throws -> String {
            try expectPass(
                """
                arguments: [redux]
                size: 400x300
                steps:
                  - random: {events: 150, seed: \(seed)}
                  - tree: after
                  - quit
                """, of: "DataFlowApps")
            return try String(
                contentsOf: artifacts.appending(path: "after.json"), encoding: .utf8)
        }
        let first = try screen(seed: 3)
        try FileManager.default.removeItem(at: folder.url.appending(path: "session"))
        let second = try screen(seed: 3)
        #expect(first == second)
    }

    @Test("The surroundings, the defaults and incoming URLs reach the app")
    func surroundings() throws {
        try expectPass(
            """
            steps:
              - environment: {colorScheme: dark, locale: ru}
              - expect: "Surroundings: dark ru"
              - defaults: {name: Ada}
              - expect: "Name: Ada"
              - expectDefaults: {name: Ada}
              - openURL: probe://somewhere
              - expect: "URL: probe://somewhere"
            """)
    }

    @Test("A file says which locale, screen, phases and variables its app has")
    func needs() throws {
        try expectPass(
            """
            arguments: [--variable, PROBE]
            locale: pt-BR
            screen: single
            phases: device
            variables: {PROBE: from the file}
            steps:
              - expect: "Surroundings: light pt-BR"
              - expectLog: "PROBE is from the file"
              - expect: {label: Close, role: button, in: chrome}
              - openWindow: {id: item, value: 3}
              - expectPhase: {window: 1, is: inactive}
              - quit
              - relaunch
              - expect: {label: "Surroundings: light pt-BR", window: 1}
            """)
    }

    @Test("An expectation asks whether what it finds is in sight, or else says where it is not")
    func sight() throws {
        let outcome = try outcome(
            """
            steps:
              - openWindow: {id: item, value: 3}
              - expect: {label: Line 1, inSight: true}
              - expect: {label: Line 59, inSight: false}
              - expect: Line 2
              - expect: Line 58
              - expect: {label: Line 3, inSight: false}
            """)
        #expect(
            outcome.notes.map { $0.text(in: "a.yaml") } == [
                "a.yaml:6: expect: Line 58\n    text “Line 58” is there, out of sight"
            ])
        #expect(
            outcome.failure?.found.found
                == "found no “Line 3” out of sight; the nearest is text “Line 3”, which is in sight"
        )
    }

    @Test("An address among the arguments is opened in the window that opens anyway")
    func launchURL() throws {
        try expectPass(
            """
            arguments: [probe://at/launch]
            steps:
              - expect: "URL: probe://at/launch"
              - expectWindows: 1
              - openURL: probe://later
              - expectWindows: 2
              - expect: {label: "URL: probe://later", window: 2}
              - expect: {label: "URL: probe://at/launch", window: 1}
            """)
    }

    @Test("Real time passes with the clock, unless it is told not to")
    func time() throws {
        try expectPass(
            """
            steps:
              - expect: Early
              - advance: {by: 1, real: false}
              - expect: Early
              - advance: 1.2
              - expect: Late
            """)
        try expectPass(
            """
            steps:
              - expect: {label: Late, within: 5}
            """)
    }

    @Test("The log is that of the process now running, or of the one that ended last")
    func log() throws {
        try expectPass(
            """
            steps:
              - expectNoLog: it was said
              - tap: Say it
              - expectLog: it was said
              - tap: Say it
              - expectLog: {text: was said, count: 2}
              - kill
              - expectLog: {text: was said, count: 2}
              - relaunch
              - expectNoLog: it was said
            """)
    }

    @Test("A failed step is told with its line, what was found and the tree near it")
    func failure() throws {
        let outcome = try outcome(
            """
            steps:
              - tap: "Count: 0"
              - expect: {label: "Count: 2", role: text}
            """)
        let failure = try #require(outcome.failure)
        #expect(failure.line == 3)
        #expect(failure.asked == #"expect: {label: "Count: 2", role: text}"#)
        #expect(failure.found.found.contains("found no text “Count: 2”"))
        #expect(failure.found.near.contains("text “Count: 1”"))
        let files = try FileManager.default.contentsOfDirectory(
            atPath: artifacts.path(percentEncoded: false))
        #expect(files.sorted() == ["a-line-3.json", "a-line-3.png"])
    }

    @Test("A failed step is told with what was logged since the last action, and its picture")
    func failureFiles() throws {
        let failure = try #require(
            try outcome(
                """
                steps:
                  - tap: "Count: 0"
                  - tap: Say it
                  - expectNone: Crash
                """
            ).failure)
        #expect(failure.log == ["it was said"])
        let picture = try #require(failure.files.first { $0.what == "picture" }?.path)
        #expect(FileManager.default.fileExists(atPath: picture))
        #expect(failure.text(in: "a.yaml").contains("picture: \(picture)"))
    }

    @Test("A failed expectation says whether waiting would have met it")
    func later() throws {
        let early = try #require(try outcome("steps:\n  - expect: Late").failure)
        #expect(early.later == 1)
        let tap = try #require(try outcome("steps:\n  - tap: Late").failure)
        #expect(tap.later == 1)
        let never = try #require(try outcome("steps:\n  - expect: Never").failure)
        #expect(never.later == nil)
    }

    @Test("A step that the app does not survive fails the file with the signal and last lines")
    func crash() throws {
        let failure = try #require(try outcome("steps:\n  - tap: Crash").failure)
        #expect(failure.line == 2)
        #expect(failure.found.found.contains("the app ended with signal"))
        #expect(failure.found.found.contains("The probe was told to crash"))
        let ended = try #require(try outcome("steps:\n  - tap: End").failure)
        #expect(ended.found.found.contains("the app ended with status 3"))
    }

    @Test("An app that answers nothing is killed, and the file fails")
    func hang() throws {
        let outcome = try outcome("steps:\n  - tap: Hang\n  - kill", patience: 3)
        let failure = try #require(outcome.failure)
        #expect(failure.line == 2)
        #expect(failure.found.found == "the app answered nothing for 3 s and was killed")
    }

    @Test("An app that breaks before its first frame fails the file")
    func broken() throws {
        let failure = try #require(try outcome("arguments: [--broken]\nsteps: []").failure)
        #expect(failure.asked == "start")
        #expect(failure.found.found.contains("The probe was told to break"))
    }

    @Test("A program that is not an app fails the file, with what it has written")
    func noApp() throws {
        let scenario = try ScenarioParser.parse(
            "arguments: [a word]\nsteps: []",
            path: folder.url.appending(path: "a.yaml").path(percentEncoded: false))
        let launch = AppLaunch(executable: "/bin/echo", folder: folder.url, scenario: scenario)
        let place = ArtifactFolder(artifacts.path(percentEncoded: false))
        let failure = ScenarioRunner(scenario, launch: launch, artifacts: place).run().failure
        #expect(failure?.found.found.contains("ended with status 0 before it answered") == true)
        #expect(failure?.found.near == "a word")
    }

    @Test("A picture is taken, and compared pixel by pixel")
    func pictures() throws {
        try expectPass(
            """
            size: 400x300
            steps:
              - screenshot: first
              - screenshot: {name: second, compare: artifacts/first.png}
            """)
        let failure = try #require(
            try outcome(
                """
                size: 400x300
                steps:
                  - tap: "Count: 0"
                  - screenshot: {name: third, compare: artifacts/first.png}
                """
            ).failure)
        #expect(failure.found.found.contains("third.difference.png"))
        #expect(
            failure.files.map(\.what) == ["found", "difference", "expected", "picture", "tree"])
    }

    @Test("Steps on an app that is not running, or still is, are refused")
    func notRunning() throws {
        let gone = try #require(try outcome("steps:\n  - kill\n  - tap: Twice").failure)
        #expect(gone.found.found == "the app is not running")
        let still = try #require(try outcome("steps:\n  - relaunch").failure)
        #expect(still.found.found == "the app is still running")
    }
}
