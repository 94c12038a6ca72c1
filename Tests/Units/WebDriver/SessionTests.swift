import AppRunning
import AutomationProtocol
import Foundation
import Testing

@testable import WebDriver

/// Commands of a session, on an app without a process.
struct SessionTests {
    private let app = FakeApp.form
    private let service: WebDriverService
    private let id: String

    init() throws {
        let app = app
        service = WebDriverService(token: "secret") { _ in app }
        let answer = service.answer(.init("POST", "/secret/session", body: Data(Self.plain.utf8)))
        id = try #require(answer.json["value"]?["sessionId"]?.text)
    }

    private static let plain = #"{"capabilities": {}}"#

    @discardableResult
    private func ask(
        _ method: String, _ path: String, _ body: String = "{}"
    ) -> WebDriverService.Answer {
        service.answer(
            .init(method, "/secret/session/\(id)/\(path)", body: Data(body.utf8)))
    }

    private func value(_ method: String, _ path: String, _ body: String = "{}") throws -> JSONValue
    {
        let answer = ask(method, path, body)
        #expect(answer.status == 200, "\(answer.json)")
        return answer.json["value"] ?? .null
    }

    private func find(_ using: String, _ value: String) throws -> String {
        let found = try self.value(
            "POST", "element", #"{"using": "\#(using)", "value": "\#(value)"}"#)
        return try #require(found[ElementReference.key]?.text)
    }

    private func error(_ answer: WebDriverService.Answer) -> String? {
        answer.json["value"]?["error"]?.text
    }

    @Test("An element is read: its text, role, label, state, rectangle and attributes")
    func reading() throws {
        let name = try find("id", "name")
        #expect(try value("GET", "element/\(name)/text") == .string("Ada"))
        #expect(try value("GET", "element/\(name)/name") == .string("textField"))
        #expect(try value("GET", "element/\(name)/computedlabel") == .string("Name"))
        #expect(try value("GET", "element/\(name)/enabled") == .bool(true))
        #expect(try value("GET", "element/\(name)/attribute/value") == .string("Ada"))
        #expect(try value("GET", "element/\(name)/attribute/identifier") == .string("name"))
        #expect(try value("GET", "element/\(name)/property/nothing") == .null)
        #expect(try value("GET", "element/\(name)/rect")["y"] == .int(100))
        let toggle = try find("name", "Urgent")
        #expect(try value("GET", "element/\(toggle)/selected") == .bool(true))
        #expect(try value("GET", "element/\(try find("id", "add"))/enabled") == .bool(false))
        #expect(
            try value("GET", "element/\(try find("xpath", "//row[1]"))/text") == .string("Milk"))
    }

    @Test("The same element has the same name, and is found below another")
    func identity() throws {
        let first = try find("xpath", "//row[2]/button")
        #expect(try find("xpath", "(//button)[2]") == first)
        let row = try find("name", "Bread")
        let all = try value(
            "POST", "element/\(row)/elements", #"{"using": "tag name", "value": "button"}"#)
        #expect(all.list?.count == 1)
        #expect(all.list?[0][ElementReference.key] == .string(first))
    }

    @Test("A click scrolls to its element and taps it, by a selector that finds no other")
    func clicking() throws {
        let button = try find("xpath", "//row[2]/button")
        _ = try value("POST", "element/\(button)/click")
        let selector = Selector(
            label: "Delete", role: .button, windows: .number(1), index: 2)
        #expect(app.steps == [.reveal(selector), .press(.tap, .element(selector))])
    }

    @Test("Keys go to a field as a user presses them, after what is there")
    func typing() throws {
        let name = try find("id", "name")
        app.steps = []
        _ = try value("POST", "element/\(name)/value", #"{"text": "Bo\uE009a\uE000x\uE006"}"#)
        let end = try #require(KeyStroke("ctrl+End"))
        let selectAll = try #require(KeyStroke("ctrl+a"))
        let enter = try #require(KeyStroke("Return"))
        #expect(
            Array(app.steps.suffix(5)) == [
                .key(end), .type("Bo"), .key(selectAll), .type("x"), .key(enter),
            ])
    }

    @Test("What an app refuses has the standard's error: covered, disabled, gone")
    func refusals() throws {
        let button = try find("xpath", "//row[1]/button")
        app.failure = StepFailure("it is covered by a sheet", cause: .covered)
        #expect(error(ask("POST", "element/\(button)/click")) == "element click intercepted")
        app.failure = StepFailure("it is disabled", cause: .disabled)
        #expect(error(ask("POST", "element/\(button)/click")) == "element not interactable")
        app.failure = AppError.noAnswer(seconds: 30)
        let hung = ask("POST", "element/\(button)/click")
        #expect(error(hung) == "unknown error" && hung.status == 500)
        #expect(hung.json["value"]?["message"]?.text?.contains("answered nothing") == true)
        app.failure = nil
        app.shown.windows[0].root.children.remove(at: 1)
        #expect(error(ask("GET", "element/\(button)/text")) == "stale element reference")
        #expect(error(ask("GET", "element/nonsense/text")) == "no such element")
        let add = try find("id", "add")
        #expect(
            error(ask("POST", "element/\(add)/value", #"{"text": "a"}"#))
                == "element not interactable")
        #expect(error(ask("POST", "element/\(add)/clear")) == "invalid element state")
    }

    @Test("An element that comes later is found by a session that waits")
    func implicitWait() throws {
        _ = try value("POST", "timeouts", #"{"implicit": 60000}"#)
        #expect(try value("GET", "timeouts")["implicit"] == .int(60_000))
        app.react = { [app] step in
            guard case .advance = step, app.steps.count == 3 else { return }
            app.shown.windows[0].root.children.append(ScreenElement(.text, "Late"))
        }
        _ = try find("name", "Late")
        #expect(app.steps.count == 3)
    }

    @Test("Windows have handles, of which one is current until it is closed")
    func windows() throws {
        app.shown.windows.append(FakeApp.window(2, "Other", [ScreenElement(.text, "Second")]))
        #expect(try value("GET", "window") == .string("window-1"))
        #expect(try value("GET", "window/handles").list?.count == 2)
        _ = try value("POST", "window", #"{"handle": "window-2"}"#)
        #expect(app.steps == [.focusWindow(2)])
        #expect(try value("GET", "title") == .string("Other"))
        _ = try find("name", "Second")
        _ = try value("POST", "window/rect", #"{"x": 5, "y": null, "width": 500, "height": 400}"#)
        #expect(
            Array(app.steps.suffix(2)) == [
                .resizeWindow(2, to: CGSize(width: 500, height: 400)),
                .moveWindow(2, to: CGPoint(x: 5, y: 20)),
            ])
        #expect(try value("GET", "window/rect")["width"] == .int(400))
        app.shown.windows.removeLast()
        #expect(error(ask("GET", "title")) == "no such window")
        #expect(error(ask("POST", "window", #"{"handle": "window-9"}"#)) == "no such window")
        _ = try value("POST", "window", #"{"handle": "window-1"}"#)
    }

    @Test("An alert is read and answered, by the keys of an alert or else by its buttons")
    func alerts() throws {
        #expect(error(ask("GET", "alert/text")) == "no such alert")
        let alert = ScreenElement(
            .alert, "Delete all?",
            children: [
                ScreenElement(.text, "Delete all?"), ScreenElement(.text, "There is no way back."),
                ScreenElement(.textField, "Why", value: ""), ScreenElement(.button, "Cancel"),
                ScreenElement(.button, "Delete"),
            ])
        app.shown.windows[0].root.children = [alert]
        #expect(
            try value("GET", "alert/text") == .string("Delete all?\nThere is no way back."))
        _ = try value("POST", "alert/text", #"{"text": "Old"}"#)
        #expect(app.steps.last == .type("Old"))
        _ = try value("POST", "alert/accept")
        let accepted = Selector(label: "Delete", role: .button, windows: .number(1))
        #expect(app.steps.last == .press(.tap, .element(accepted)))
        app.react = { [app] step in
            if case .key = step { app.shown.windows[0].root.children = [] }
        }
        _ = try value("POST", "alert/dismiss")
        #expect(app.steps.last == .key(try #require(KeyStroke("Escape"))))
    }

    @Test("The calls for phases, locale, kill and relaunch reach the app")
    func calls() throws {
        func call(_ name: String, _ arguments: String = "{}") throws -> JSONValue {
            try value(
                "POST", "execute/sync", #"{"script": "mobile: \#(name)", "args": [\#(arguments)]}"#)
        }
        _ = try call("setPhase", #"{"phase": "background"}"#)
        #expect(app.steps.last == .phase(.background, window: nil))
        _ = try call("setLocale", #"{"locale": "de"}"#)
        var change = EnvironmentChange()
        change.locale = "de"
        #expect(app.steps.last == .environment(change))
        _ = try call("kill")
        #expect(!app.isRunning)
        #expect(try call("queryAppState") == .int(1))
        #expect(error(ask("GET", "source")) == "unknown error")
        _ = try call("relaunch")
        #expect(app.isRunning)
        #expect(try call("log") == .array([.string("started")]))
        let wrong = #"{"script": "mobile: setPhase", "args": [{"phase": "asleep"}]}"#
        #expect(error(ask("POST", "execute/sync", wrong)) == "invalid argument")
        let unknown = ask("POST", "execute/sync", #"{"script": "mobile: fly", "args": []}"#)
        #expect(error(unknown) == "unknown command")
        let script = ask("POST", "execute/sync", #"{"script": "return 1", "args": []}"#)
        #expect(error(script) == "javascript error")
    }

    @Test("Two fingers move side by side, each as a finger of its own")
    func fingers() throws {
        func finger(_ name: String, _ x: Int, _ end: Int) -> String {
            """
            {"type": "pointer", "id": "\(name)", "parameters": {"pointerType": "touch"},
             "actions": [
                {"type": "pointerMove", "duration": 0, "x": \(x), "y": 50},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerMove", "duration": 100, "x": \(end), "y": 50},
                {"type": "pointerUp", "button": 0}]}
            """
        }
        let both = "{\"actions\": [\(finger("a", 100, 60)), \(finger("b", 200, 240))]}"
        _ = try value("POST", "actions", both)
        let inputs = app.steps.compactMap { step -> PointerInput? in
            if case .pointer(let input) = step { input } else { nil }
        }
        #expect(inputs.map(\.phase) == [.down, .down, .moved, .moved, .moved, .moved, .up, .up])
        #expect(inputs.map(\.finger) == [1, 2, 1, 2, 1, 2, 1, 2])
        #expect(inputs.map(\.location.x) == [100, 200, 80, 220, 60, 240, 60, 240])
        #expect(app.steps.filter { $0 == .advance(0.05, real: true) }.count == 2)
    }

    @Test("What is held is let go by a release, and keys with modifiers are strokes")
    func releasing() throws {
        _ = try value(
            "POST", "actions",
            """
            {"actions": [
              {"type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": 10, "y": 10}, {"type": "pointerDown", "button": 2}]},
              {"type": "key", "id": "keys", "actions": [
                {"type": "keyDown", "value": "\u{E009}"}, {"type": "keyDown", "value": "z"},
                {"type": "keyUp", "value": "\u{E009}"}, {"type": "keyDown", "value": "z"}]}]}
            """)
        #expect(app.steps.contains(.key(try #require(KeyStroke("ctrl+z")))))
        #expect(app.steps.last == .key(try #require(KeyStroke("z"))))
        _ = try value("DELETE", "actions")
        #expect(
            app.steps.last
                == .pointer(
                    PointerInput(
                        .up, at: CGPoint(x: 10, y: 10), in: .number(1), button: .secondary)))
    }

    @Test(
        "Actions that make no sense are refused, and do nothing",
        arguments: [
            "{}", #"{"actions": 1}"#, #"{"actions": [{"type": "pointer"}]}"#,
            #"{"actions": [{"type": "foot", "id": "a", "actions": []}]}"#,
            #"{"actions": [{"type": "pointer", "id": "a", "actions": [{"type": "keyDown"}]}]}"#,
            #"{"actions": [{"type": "key", "id": "a", "actions": [{"type": "keyDown", "value": "ab"}]}]}"#,
            #"{"actions": [{"type": "none", "id": "a", "actions": [{"type": "pause", "duration": -1}]}]}"#,
            #"{"actions": [{"type": "none", "id": "a", "actions": [{"type": "pause", "duration": 1e300}]}]}"#,
            #"{"actions": [{"type": "none", "id": "a", "actions": []}, {"type": "none", "id": "a", "actions": []}]}"#,
        ])
    func badActions(body: String) {
        #expect(error(ask("POST", "actions", body)) == "invalid argument")
        #expect(app.steps.isEmpty)
    }

    @Test("A pointer stays in its window")
    func outOfBounds() {
        let body = """
            {"actions": [{"type": "pointer", "id": "a", "actions": [
                {"type": "pointerMove", "x": 4000, "y": 0}]}]}
            """
        #expect(error(ask("POST", "actions", body)) == "move target out of bounds")
    }

    @Test("Commands that there are not, and other methods, have errors of their own")
    func unknown() {
        #expect(error(ask("GET", "nothing")) == "unknown command")
        #expect(error(ask("DELETE", "source")) == "unknown method")
        #expect(error(ask("POST", "element", "[]")) == "invalid argument")
        #expect(error(ask("POST", "element", "{")) == "invalid argument")
        #expect(error(ask("POST", "element", #"{"using": "id"}"#)) == "invalid argument")
        #expect(error(ask("POST", "window/fullscreen")) == "unsupported operation")
    }
}
