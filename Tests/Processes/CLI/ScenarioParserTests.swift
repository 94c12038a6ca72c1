import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What scenario files mean, and the line of what is wrong with them.
struct ScenarioParserTests {
    private func steps(_ text: String) throws -> [ScenarioAction] {
        try ScenarioParser.parse("steps:\n\(text)", path: "a.yaml").steps.map(\.action)
    }

    private func problems(_ text: String) -> [ScenarioError] {
        do throws(ScenarioErrors) {
            _ = try ScenarioParser.parse(text, path: "a.yaml")
            return []
        } catch {
            return error.errors
        }
    }

    private func problem(_ text: String) -> (line: Int?, text: String)? {
        problems(text).first.map { ($0.line, $0.problem) }
    }

    @Test("A scenario has a name, arguments, a size, a clock and steps with their lines")
    func form() throws {
        let scenario = try ScenarioParser.parse(
            """
            name: Two documents
            arguments: [--samples, 3]
            size: 800x600
            clock: real
            steps:
              - tap: New note   # a comment

              - kill
            """, path: "a.yaml")
        #expect(scenario.name == "Two documents")
        #expect(scenario.arguments == ["--samples", "3"])
        #expect(scenario.size == CGSize(width: 800, height: 600))
        #expect(scenario.clock == .real)
        #expect(scenario.steps.map(\.line) == [6, 8])
        #expect(scenario.steps.map(\.text) == ["tap: New note   # a comment", "kill"])
    }

    @Test("A file without a name is named after itself, with a virtual clock")
    func defaults() throws {
        let scenario = try ScenarioParser.parse("steps: []", path: "/tmp/first.yaml")
        #expect(scenario.name == "first")
        #expect(scenario.clock == .virtual)
        #expect(scenario.date == nil)
        #expect(scenario.size == nil)
    }

    @Test("A drop has files, one or several, or text, and a place")
    func drops() throws {
        let place = StepTarget.element(Selector(label: "Inbox"))
        #expect(
            try steps(
                """
                - drop: {files: [/tmp/a, /tmp/b], on: Inbox}
                - drop: {files: /tmp/a}
                - drop: {text: hello, on: Inbox}
                """)
                == [
                    .perform(.drop(files: ["/tmp/a", "/tmp/b"], text: nil, on: place)),
                    .perform(.drop(files: ["/tmp/a"], text: nil, on: nil)),
                    .perform(.drop(files: [], text: "hello", on: place)),
                ])
    }

    @Test("Pointer steps take a label, a mapping or a point")
    func places() throws {
        let selector = Selector(label: "Title", role: .textField, windows: .number(2), index: 3)
        #expect(
            try steps(
                """
                - tap: New note
                - doubleTap: {label: Title, role: textField, window: 2, index: 3}
                - hover: {x: 10, y: 20.5, window: 2}
                - longPress: {id: a, window: any}
                """) == [
                    .perform(.press(.tap, .element(Selector(label: "New note")))),
                    .perform(.press(.doubleTap, .element(selector))),
                    .perform(.press(.hover, .point(CGPoint(x: 10, y: 20.5), .number(2)))),
                    .perform(.press(.longPress, .element(Selector(id: "a", windows: .any)))),
                ])
    }

    @Test("Input steps read what they need")
    func input() throws {
        #expect(
            try steps(
                """
                - type: 42
                - key: ctrl+shift+z
                - drag: {from: A, by: [10, -5]}
                - drag: {from: A, to: {x: 1, y: 2}}
                - slide: {label: Volume, to: 0.75}
                - pick: {label: Theme, option: Dark}
                - scroll: {by: [0, 400]}
                - scroll: {role: list, by: [0, 400]}
                - focus: Title
                - clear: Title
                """) == [
                    .perform(.type("42")),
                    .perform(.key(try #require(KeyStroke("ctrl+shift+z")))),
                    .perform(
                        .drag(
                            from: .element(Selector(label: "A")),
                            to: .by(CGSize(width: 10, height: -5)))),
                    .perform(
                        .drag(
                            from: .element(Selector(label: "A")),
                            to: .at(.point(CGPoint(x: 1, y: 2), .key)))),
                    .perform(.slide(Selector(label: "Volume"), to: 0.75)),
                    .perform(.pick(Selector(label: "Theme"), option: "Dark")),
                    .perform(.scroll(nil, by: CGSize(width: 0, height: 400))),
                    .perform(
                        .scroll(
                            .element(Selector(role: .list)), by: CGSize(width: 0, height: 400))),
                    .perform(.focus(Selector(label: "Title"))),
                    .perform(.clear(Selector(label: "Title"))),
                ])
    }

    @Test("Window steps read what they need")
    func windows() throws {
        #expect(
            try steps(
                """
                - openWindow: {id: note, value: {text: a, n: 3}}
                - openWindow: {value: "3"}
                - closeWindow: 2
                - focusWindow: 2
                - minimizeWindow: 2
                - restoreWindow: 2
                - resizeWindow: {window: 2, size: 300x200}
                - moveWindow: {window: 2, to: [5, 6]}
                - phase: background
                - phase: {window: 2, to: active}
                """) == [
                    .perform(
                        .openWindow(
                            id: "note", value: .object(["text": .string("a"), "n": .int(3)]))),
                    .perform(.openWindow(id: nil, value: .string("3"))),
                    .perform(.closeWindow(2)), .perform(.focusWindow(2)),
                    .perform(.minimizeWindow(2)), .perform(.restoreWindow(2)),
                    .perform(.resizeWindow(2, to: CGSize(width: 300, height: 200))),
                    .perform(.moveWindow(2, to: CGPoint(x: 5, y: 6))),
                    .perform(.phase(.background, window: nil)),
                    .perform(.phase(.active, window: 2)),
                ])
    }

    @Test("The app's surroundings and its clock can be changed")
    func surroundings() throws {
        var change = EnvironmentChange()
        change.colorScheme = .dark
        change.locale = "ru"
        change.dynamicTypeSize = .xxLarge
        change.layoutDirection = .rightToLeft
        change.contrast = .increased
        change.reduceMotion = true
        change.reduceTransparency = true
        change.differentiateWithoutColor = true
        change.boldText = false
        #expect(
            try steps(
                """
                - environment: {colorScheme: dark, locale: ru, dynamicTypeSize: xxLarge, \
                layoutDirection: rightToLeft, contrast: increased, reduceMotion: true, \
                reduceTransparency: true, differentiateWithoutColor: true, boldText: false}
                - openURL: notes://1
                - defaults: {isOn: true, name: yes, n: 1, x: 0.5, list: [1, "2"]}
                - advance: 0.5
                - advance: {by: 2, real: false}
                - wait: 0.1
                """) == [
                    .perform(.environment(change)), .perform(.openURL("notes://1")),
                    .perform(
                        .defaults([
                            "isOn": .bool(true), "name": .string("yes"), "n": .int(1),
                            "x": .double(0.5), "list": .array([.int(1), .string("2")]),
                        ])),
                    .perform(.advance(0.5, real: true)), .perform(.advance(2, real: false)),
                    .perform(.wait(0.1)),
                ])
    }

    @Test("Random use has a number of events and a seed")
    func random() throws {
        #expect(
            try steps("- random: {events: 300}\n- random: {events: 20, seed: 7}") == [
                .perform(.random(RandomUse(events: 300, seed: 1))),
                .perform(.random(RandomUse(events: 20, seed: 7))),
            ])
        for wrong in ["{seed: 1}", "{events: 0}", "{events: 1.5}", "{events: 2, seed: -1}"] {
            #expect(throws: (any Error).self, "\(wrong)") { try steps("- random: \(wrong)") }
        }
    }

    @Test("Expectations read what they need")
    func expectations() throws {
        let field = Selector(label: "Title", role: .textField, value: "")
        #expect(
            try steps(
                """
                - expect: {role: textField, label: Title, value: ""}
                - expect: {label: Done, within: 2}
                - expectNone: Error
                - expectCount: {role: row, count: 3}
                - expectWindows: 2
                - expectTitle: {window: 2, title: A}
                - expectPhase: {window: 1, is: active}
                - expectFocus: Title
                - expectDefaults: {n: 1}
                - expectLog: saved
                - expectLog: {text: saved, count: 3}
                - expectNoLog: error
                """) == [
                    .perform(.expect(.some(field), within: nil)),
                    .perform(.expect(.some(Selector(label: "Done")), within: 2)),
                    .perform(.expect(.none(Selector(label: "Error")), within: nil)),
                    .perform(.expect(.count(Selector(role: .row), 3), within: nil)),
                    .perform(.expect(.windows(2), within: nil)),
                    .perform(.expect(.title("A", window: 2), within: nil)),
                    .perform(.expect(.phase(.active, window: 1), within: nil)),
                    .perform(.expect(.focus(Selector(label: "Title")), within: nil)),
                    .perform(.expect(.defaults(["n": .int(1)]), within: nil)),
                    .expectLog("saved", count: nil), .expectLog("saved", count: 3),
                    .expectNoLog("error"),
                ])
    }

    @Test("Pictures, trees and processes are the runner's")
    func runner() throws {
        var request = ScreenshotRequest(name: "b")
        request.compare = "b.png"
        request.tolerance = 2
        #expect(
            try steps(
                """
                - screenshot: a
                - screenshot: {name: b, compare: b.png, tolerance: 2}
                - tree: c
                - quit
                - kill
                - relaunch
                """) == [
                    .screenshot(ScreenshotRequest(name: "a")), .screenshot(request),
                    .tree(name: "c"), .quit, .kill, .relaunch,
                ])
    }

    @Test(
        "What does not parse is told with its line",
        arguments: [
            ("steps:\n  - tap: A\n  - tpa: B", 3, "there is no step “tpa”; did you mean tap?"),
            ("steps:\n  - tap: {lable: A}", 2, "tap has no key “lable”"),
            ("steps:\n  - tap", 2, "tap needs to know more"),
            ("steps:\n  - kill: now", 2, "kill stands alone"),
            ("steps:\n  - key: hyper+a", 2, "there is no key “hyper+a”"),
            ("steps:\n  - tap: {role: knob}", 2, "role is one of"),
            ("steps:\n  - tap: {x: 3}", 2, "a point has x and y"),
            ("steps:\n  - tap: {x: 3, y: 4, id: a}", 2, "a point has x, y and window, and no id"),
            ("steps:\n  - tap: {label: A, index: 0}", 2, "index is a whole number, 1 or more"),
            ("steps:\n  - drop: {on: A}", 2, "drop needs files or text"),
            ("steps:\n  - drop: {files: [[a]], on: A}", 2, "files is a text"),
            ("steps:\n  - drag: {from: A}", 2, "drag needs either to or by"),
            ("steps:\n  - drag: {from: A, by: [1]}", 2, "by is two numbers"),
            ("steps:\n  - advance: -1", 2, "advance is a number of seconds"),
            ("steps:\n  - advance: soon", 2, "advance is a number"),
            ("steps:\n  - closeWindow: main", 2, "closeWindow is a whole number"),
            ("steps:\n  - screenshot: ../a", 2, "screenshot is the name of a file"),
            (
                "steps:\n  - environment: {colorScheme: pink}", 2,
                "colorScheme is one of light, dark"
            ),
            ("size: big\nsteps: []", 1, "size is written as 800x600"),
            ("clock: slow\nsteps: []", 1, "clock is one of virtual, real"),
            ("date: noon\nsteps: []", 1, "date is written as 2026-01-31T09:41:00Z"),
            (
                "clock: real\ndate: 2026-01-31T09:41:00Z\nsteps: []", 2,
                "date needs a virtual clock"
            ),
            ("nme: A\nsteps: []", 1, "a scenario has no key “nme”"),
            ("name: A", 1, "a scenario has steps"),
            ("name: A\nname: B\nsteps: []", 1, "the same key twice"),
            ("name: A\nsteps:\n  - tap: [", 4, "not YAML"),
            ("- tap: A", 1, "a scenario is a mapping"),
            ("steps:\n  - tap: A\n    type: B", 2, "a step is one word and what it needs"),
        ])
    func problems(text: String, line: Int, words: String) throws {
        let problem = try #require(self.problem(text))
        #expect(problem.text.contains(words))
        #expect(problem.line == line)
    }

    @Test("All mistakes of a file are told at once, in the order of their lines")
    func allMistakes() {
        let text = """
            nmae: Typos
            size: 800
            steps:
              - tapp: Save
              - tap: {lable: Save, indx: 2}
              - expect: {role: buton, index: 0}
              - tap: Save
              - type
            front: window
            """
        let lines = problems(text).map(\.description)
        #expect(
            lines.map { $0.prefix(while: { $0 != ";" }) } == [
                "a.yaml:1: a scenario has no key “nmae”",
                "a.yaml:2: size is written as 800x600, not “800”",
                "a.yaml:4: there is no step “tapp”",
                "a.yaml:5: tap has no key “lable”", "a.yaml:5: tap has no key “indx”",
                lines[5].prefix(while: { $0 != ";" }),
                "a.yaml:6: index is a whole number, 1 or more, not “0”",
                "a.yaml:8: type needs to know more, as in “type: Groceries”",
                "a.yaml:9: front is sdl, headless, fb:PATH, kms or kms:CARD, not “window”",
            ])
        #expect(lines[5].hasPrefix("a.yaml:6: role is one of text, "))
        #expect(lines[5].hasSuffix(", not “buton”; did you mean button?"))
    }

    @Test("A misspelt list of steps is one mistake")
    func misspeltSteps() {
        #expect(
            problems("step: []").map(\.problem) == [
                "a scenario has no key “step”; did you mean steps?"
            ])
    }

    @Test(
        "A mistake is answered with what is mostly meant",
        arguments: [
            ("  - click: Save", "there is no step “click”; did you mean tap?"),
            ("  - sleep: 2", "there is no step “sleep”; did you mean wait?"),
            ("  - frobnicate", "there is no step “frobnicate”; the steps are accessibilityFocus,"),
            ("  - ", "a step is missing after the dash"),
            ("  - tap:", "tap needs to know more, as in “tap: Save”"),
            ("  - tap:\n    label: Save", "begins further to the right than tap itself"),
            ("  - tap: A\n    type: B", "“- ” is missing before type"),
            ("  - tap: {}", "tap says of no element what it is, such as {label: Save}"),
            ("  - tap: {labl: A}", "tap has no key “labl”; did you mean label?"),
            ("  - drag: {from: A}", "drag needs either to or by"),
            ("  - pick: Theme", "pick needs option, as in “pick: {label: Theme, option: Dark}”"),
            ("  - key: Retrun", "there is no key “Retrun”; did you mean Return?"),
            ("  - key: cntrl+shift+s", "keys are written as Return, F1, a or ctrl+shift+z"),
            (
                "  - phase: activ",
                "phase is one of active, inactive, background, not “activ”; did you"
            ),
            ("  - wait: 2s", "wait is a number of seconds from 0 to 1000000, not “2s”"),
            ("  tap: A", "steps is a list, whose entries begin with “- ”, not a mapping"),
            ("  - expect: Count: 1", "(a text that has a colon in it is put into quotes)"),
            ("  - tap: @home", "(a text that begins with a sign is put into quotes"),
            ("  - tap: \"Save", "(a quote is not closed)"),
            ("\t- tap: A", "not with tabs)"),
        ])
    func advice(step: String, words: String) throws {
        let problem = try #require(self.problem("steps:\n\(step)"))
        #expect(problem.text.contains(words), "\(problem.text)")
    }

    @Test("Each step that needs to know something has an example, which parses")
    func examples() throws {
        for name in StepParser.names where problem("steps:\n  - \(name)") != nil {
            let example = try #require(StepExamples.all[name], "\(name)")
            #expect(example.hasPrefix("\(name): "))
            #expect(try steps("  - \(example)").count == 1)
        }
        for name in StepExamples.all.keys { #expect(StepParser.names.contains(name), "\(name)") }
        for name in StepExamples.foreignNames.values { #expect(StepParser.names.contains(name)) }
        for name in StepExamples.foreignNames.keys { #expect(!StepParser.names.contains(name)) }
        for key in StepParser.namedKeys { #expect(KeyStroke(key) != nil, "\(key)") }
    }

    @Test("An empty file, and one that is not there, are refused")
    func noFile() {
        #expect(problem("")?.text == "the file is empty")
        #expect(throws: ScenarioErrors.self) {
            _ = try ScenarioParser.parse(file: "/tmp/there-is-no-such-scenario.yaml")
        }
    }

    // MARK: Numbers that there cannot be

    @Test(
        "A number that no clock, screen or file has is refused with its line",
        .timeLimit(.minutes(10)),
        arguments: [
            "wait: 1e300", "wait: 1e9", "wait: -1", "wait: nan", "wait: inf", "wait: 1e400",
            "advance: 1e300", "advance: {by: 1e300}", "advance: {by: .inf}",
            "expectWindows: {count: 1, within: 1e300}", "expect: {label: a, within: 1e300}",
            "resizeWindow: {window: 1, size: [1e308, 1]}",
            "resizeWindow: {window: 1, size: [16384, 16384]}",
            "resizeWindow: {window: 1, size: [0, 100]}", "resizeWindow: {window: 1, size: 9x1e308}",
            "moveWindow: {window: 1, to: [1e308, 0]}", "scroll: {by: [0, -1e308]}",
            "drag: {from: a, by: [1e300, 1]}", "defaults: {a: 1e400}",
            "defaults: {a: [{b: -1e999}]}",
            "openWindow: {id: a, value: 1e400}", "random: {events: 1e300}",
            "random: {events: 1, seed: 1e300}", "closeWindow: 99999999999999999999",
            "pinch: {label: a, to: 1e400}", "slide: {label: a, to: 1e400}",
        ])
    func numbers(step: String) {
        #expect(problem("name: a\nsteps:\n  - tap: a\n  - \(step)")?.line == 4)
    }

    @Test(
        "A size of a scenario that no screen has is refused",
        arguments: ["[1e308, 1]", "[1, .nan]", "16384x16384", "99999x1", "1e300x1", "[-5, 5]"])
    func sizes(size: String) {
        #expect(problem("size: \(size)\nsteps: []")?.line == 1)
    }

    @Test("Aliases that stand for a billion values are refused", .timeLimit(.minutes(10)))
    func aliases() {
        var text = "steps:\n  - defaults:\n      a0: &a0 x\n"
        for level in 1...9 {
            let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "      a\(level): &a\(level) [\(list)]\n"
        }
        #expect(problem(text) != nil)
    }

    @Test("A scenario that is nested too deep is refused", .timeLimit(.minutes(10)))
    func depth() {
        for (open, close) in [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", "")] {
            let nested =
                String(repeating: open, count: 20_000) + String(repeating: close, count: 20_000)
            #expect(problem("steps: \(nested)") != nil)
            #expect(problem(nested) != nil)
        }
    }

    @Test("A pipe is not a scenario", .timeLimit(.minutes(10)))
    func pipe() {
        let path = NSTemporaryDirectory() + "pipe-\(UUID().uuidString).yaml"
        defer { unlink(path) }
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: ScenarioErrors.self) { try ScenarioParser.parse(file: path) }
    }
}
