import Automation
import Foundation
import Testing
import Waiting

@testable import CasementCLI

extension EndToEndTests {
    /// What hands do in a real window becomes a scenario, which does the same without a display.
    struct RecordingTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        /// The recording of what is done with a demo in a window.
        private func record(
            _ name: String, _ title: String = "Recorded", _ arguments: [String] = [],
            endsByItself: Bool = true,
            _ use: (DemoApp, any DesktopWindow) throws -> Void
        ) throws -> UserRecording {
            let app = try DemoApp(name, arguments)
            let window = try app.desktopWindow()
            let size = try app.window().frame.size
            let journal = folder.path("journal")
            try #require(try app.connection.record(journal: journal) == nil)
            try use(app, window)
            if endsByItself {
                try window.close()
                #expect(try app.ending() == .exited(0))
            } else {
                #expect(try app.connection.quit() == .exited(0))
            }
            var recording = UserRecording(name: title, arguments: arguments, size: size)
            recording.steps = UserRecording.steps(
                of: try Data(contentsOf: URL(filePath: journal)), keep: \.path)
            return recording
        }

        /// Runs the scenario against a fresh start without a display.
        private func play(
            _ recording: UserRecording, _ name: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let scenario = try ScenarioParser.parse(recording.scenario, path: "recorded.yaml")
            let launch = AppLaunch(
                executable: try BuiltProgram.url(name).path, folder: folder.url, scenario: scenario)
            let outcome = ScenarioRunner(
                scenario, launch: launch, artifacts: ArtifactFolder(folder.path("artifacts"))
            ).run()
            guard let failure = outcome.failure else { return }
            Issue.record(
                "\(failure.text(in: "recorded.yaml"))\n\(recording.scenario)",
                sourceLocation: sourceLocation)
        }

        /// The steps without the pauses between them, which depend on the machine.
        private func lines(_ recording: UserRecording) -> [String] {
            recording.scenario.split(separator: "\n").map(String.init)
                .filter { $0.hasPrefix("  - ") && !$0.contains("advance") }
        }

        /// The test of a recording is the one that `RecordedTests` runs, but for its pauses.
        /// `CASEMENT_RECORD=write` keeps this one instead.
        private func expectTest(_ recording: UserRecording, _ module: String) throws {
            let type = module.prefix(1).uppercased() + module.dropFirst() + "App"
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Apps/Recorded/Recorded\(type)Tests.swift")
                .standardizedFileURL
            let test = recording.swift(module: module, type: type)
            guard Self.recorded != "write" else {
                return try test.write(to: file, atomically: true, encoding: .utf8)
            }
            let kept = try String(contentsOf: file, encoding: .utf8)
            #expect(linesWithoutPauses(test) == linesWithoutPauses(kept))
        }

        private func linesWithoutPauses(_ test: String) -> [String] {
            test.replacingOccurrences(of: " async {", with: " {").split(separator: "\n")
                .filter { !$0.contains("await app.wait") }.map(String.init)
        }

        private func centre(_ selector: Selector, of app: DemoApp) throws -> CGPoint {
            try app.expect(.some(selector))
            return try app.element(selector).centre
        }

        @Test("Clicks and an expectation of the counter play back")
        func counter() throws {
            let recording = try record(
                "counter", "The counter counts up, and a reset takes it to nothing"
            ) { app, window in
                let add = Selector(label: "Add one")
                try window.click(try centre(add, of: app))
                try app.expect(.some(Selector(label: "Count: 1")))
                try window.key("Return")
                try app.expect(.some(Selector(label: "Count: 2")))
                let count = try #require(window as? XWindow)
                try count.xdotool(count.move(to: try centre(Selector(id: "count"), of: app)))
                try window.key("F9")
                try window.click(try centre(Selector(label: "Reset"), of: app))
                try app.expect(.some(Selector(label: "Count: 0")))
            }
            #expect(
                lines(recording) == [
                    "  - tap: {label: \"Add one\", role: button}", "  - key: \"Return\"",
                    "  - expect: {label: \"Count: 2\", id: \"count\"}",
                    "  - tap: {label: \"Reset\", role: button}",
                    "  - closeWindow: 1",
                ])
            try play(recording, "counter")
            try expectTest(recording, "counter")
        }

        @Test("A rectangle that is dragged while F9 is held becomes a picture that plays back")
        func picture() throws {
            let recording = try record("counter", "Looks") { app, window in
                try window.click(try centre(Selector(label: "Add one"), of: app))
                try app.expect(.some(Selector(label: "Count: 1")))
                let count = try app.element(Selector(id: "count")).frame
                let pointer = try #require(window as? XWindow)
                let (start, end) = (
                    CGPoint(x: count.minX - 10, y: count.minY - 5),
                    CGPoint(x: count.maxX + 10, y: count.maxY + 5)
                )
                try pointer.xdotool(
                    pointer.move(to: start) + ["keydown", "F9", "mousedown", "1"]
                        + pointer.move(to: CGPoint(x: count.midX, y: count.midY))
                        + pointer.move(to: end) + ["mouseup", "1"])
                // The window manager holds buttons back for a moment, but not keys: released at once,
                // the key would come before the press.
                _ = try eventually("the picture") {
                    FileManager.default.contents(atPath: folder.path("journal-1.png"))
                }
                try pointer.xdotool(["keyup", "F9"])
            }
            let lines = lines(recording)
            #expect(lines.count == 4 && lines[1].hasPrefix("  - hover: {x:"), "\(lines)")
            #expect(lines[2].hasPrefix("  - screenshot: {name: \"journal-1\", part: ["), "\(lines)")
            #expect(lines[2].hasSuffix("compare: \"\(folder.path("journal-1.png"))\"}"))
            try play(recording, "counter")
        }

        @Test("Texts, switches and menus of the to-do list play back")
        func todos() throws {
            let recording = try record(
                "todos", "What is added to the list is done, and shown among what is done"
            ) { app, window in
                let field = Selector(role: .textField)
                try window.click(try centre(field, of: app))
                try window.type("Paint it")
                try app.expect(.some(Selector(role: .textField, value: "Paint it")))
                try window.click(try centre(Selector(label: "Add"), of: app))
                try window.click(try centre(Selector(label: "Paint it"), of: app))
                try app.expect(.some(Selector(label: "Paint it", value: "on")))
                let pointer = try #require(window as? XWindow)
                try pointer.xdotool(
                    pointer.move(to: try centre(Selector(label: "Paint it"), of: app)))
                try window.key("F9")
                try window.click(try centre(Selector(label: "Done", role: .option), of: app))
                try app.expect(.some(Selector(label: "Paint it")))
            }
            let lines = lines(recording)
            #expect(lines.contains("  - type: \"Paint it\""))
            #expect(
                lines.contains("  - expect: {label: \"Paint it\", role: toggle, value: \"on\"}"))
            #expect(!lines.contains { $0.contains("tap: {x:") })
            try play(recording, "todos")
        }

        private static let recorded = ProcessInfo.processInfo.environment["CASEMENT_RECORD"]

        /// The demos whose recording plays back in every run, or with `CASEMENT_RECORD` all: "all"
        /// compares their tests with those that are kept, and "write" keeps them.
        private static let demos =
            recorded == nil
            ? ["settings"]
            : [
                "budget", "gallery", "ledger", "mail", "notes", "panel", "photos", "reader",
                "settings", "todos", "weather",
            ]

        @Test(
            "What is pressed in a demo plays back, and so does what is expected", arguments: demos)
        func demo(name: String) throws {
            var expects = false
            let title = "What was pressed in \(name) can be pressed again"
            let recording = try record(name, title, endsByItself: false) { app, window in
                var pressed: Set<String> = []
                for _ in 0..<4 {
                    guard let next = try offered(by: app, besides: pressed) else { break }
                    pressed.insert(next.line)
                    try window.click(next.centre)
                    _ = try app.connection.perform(.advance(0.6, real: true))
                }
                // One that has opened another window may be behind it.
                guard try app.connection.screen().windows.count == 1 else { return }
                expects = true
                let texts = try app.connection.screen().windows[0].root.descendants
                    .filter { [.text, .heading].contains($0.role) && !$0.label.isEmpty }
                guard let text = texts.first(where: { isInside($0, app) }) else { return }
                let pointer = try #require(window as? XWindow)
                try pointer.xdotool(pointer.move(to: text.centre))
                try window.key("F9")
                _ = try app.connection.perform(.advance(0.2, real: true))
            }
            #expect(lines(recording).count > 1)
            #expect(!expects || lines(recording).contains { $0.contains("expect") })
            try play(recording, name)
            try expectTest(recording, name)
        }

        private func isInside(_ element: ScreenElement, _ app: DemoApp) -> Bool {
            let size = (try? app.connection.screen().windows[0].frame.size) ?? .zero
            let area = CGRect(origin: .zero, size: size)
            return area.insetBy(dx: 4, dy: 4).contains(element.frame)
        }

        /// Something to press that has not been pressed, and opens nothing of the desktop's and no
        /// panel of files, which are other ones for everybody.
        private func offered(by app: DemoApp, besides pressed: Set<String>) throws -> ScreenElement?
        {
            let roles: Set<ScreenElement.Role> = [.button, .toggle, .tab, .row, .option]
            return try app.connection.screen().windows[0].root.descendants.first { element in
                roles.contains(element.role) && element.isEnabled && isInside(element, app)
                    && !pressed.contains(element.line) && !element.label.contains("…")
                    && !["Import", "Export"].contains(element.label)
            }
        }

        @Test(
            "The command writes a scenario once the app is closed, and says how many steps it has",
            .enabled(if: (try? AppLaunch.executable(at: BuiltProgram.url("casement").path)) != nil))
        func command() throws {
            let (file, desktop) = (folder.path("counter.yaml"), try Desktop.current)
            let command = try AppProcess(
                executable: try BuiltProgram.url("casement").path,
                arguments: ["record", "--app", try BuiltProgram.url("counter").path, "-o", file],
                environment: desktop.environment)
            _ = try eventually("the recording", command.line { $0.hasPrefix("recording;") })
            let app = try #require(try childProcesses(of: command.processID).first)
            let window = try eventually("its window") { try desktop.windows(of: app).first }
            try window.key("Return")
            try window.close()
            #expect(command.waitForEnd(until: .now + .seconds(60)) == .exited(0))
            #expect(command.log.last?.hasSuffix("steps: \(file)") == true)
            let scenario = try ScenarioParser.parse(file: file)
            let actions = scenario.steps.map(\.action)
            #expect(actions.contains(.perform(.key(try #require(KeyStroke("Return"))))))
            #expect(actions.last == .perform(.closeWindow(1)))
        }
    }
}
