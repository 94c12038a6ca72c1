import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Two windows of one app.
    struct NotesTests {
        private let app: DemoApp
        private let library: XWindow
        private let note: XWindow

        init() throws {
            let app = try DemoApp("notes")
            let library = try app.xWindow(titled: "Notes")
            try library.click(
                try app.element(Selector(label: "Groceries", windows: .number(1), index: 1)).centre)
            let open = Selector(label: "Open", role: .button, windows: .number(1))
            try waitUntil("a button to open what is chosen") {
                try app.element(open).isEnabled
            }
            try library.click(try app.element(open).centre)
            self.app = app
            self.library = library
            note = try app.xWindow(titled: "Groceries")
        }

        @Test("Each window has its phase, the app the best of them")
        func phases() throws {
            try note.minimize()
            try app.expect(.phase(.background, window: 2))
            try app.expect(.phase(.active, window: 1))
            let log = app.process.log
            let steps = log.filter { $0.hasPrefix("note 1: ") }
            #expect(
                steps.suffix(2) == ["note 1: active to inactive", "note 1: inactive to background"])
            #expect(!log.contains { $0.hasPrefix("app: active to") })
            try library.minimize()
            try app.expect(.phase(.background, window: 1))
            try waitUntil("the app in the background") {
                app.process.drain()
                return app.process.log.last { $0.hasPrefix("app: ") }
                    == "app: inactive to background"
            }
        }

        @Test("Both windows come back after SIGKILL, and the app ends with the last of them")
        func kill9() throws {
            let text = Selector(label: "Text", role: .textEditor, windows: .number(2))
            try note.click(try app.element(text).centre)
            try app.expect(.focus(text))
            try note.type("Milk and bread")
            var wanted = text
            wanted.value = "Milk and bread"
            try app.expect(.some(wanted))
            try waitUntil("the text on disk") {
                let saved = try app.session().session.windows
                return saved.last?.storage["text"] == .string("Milk and bread")
            }
            let places = try [library, note].map { try $0.dump().origin }
            app.process.kill()

            try app.relaunch()
            try app.expect(.windows(2))
            try app.expect(.some(wanted))
            let back = [
                try app.xWindow(titled: "Notes"), try app.xWindow(titled: "Groceries"),
            ]
            try waitUntil("the windows where they were") {
                try back.map { try $0.dump().origin } == places
            }
            try back[1].close()
            try app.expect(.windows(1))
            try back[0].close()
            #expect(try app.ending() == .exited(0))
            #expect(try app.session().didQuit)
        }
    }
}
