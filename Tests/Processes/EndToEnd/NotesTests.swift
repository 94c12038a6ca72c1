import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Two windows of one app.
    struct NotesTests {
        /// The demo with its library and one of its notes open.
        private struct Notes {
            let app: DemoApp
            let library: any DesktopWindow
            let note: any DesktopWindow

            init(on desktop: Desktop.Kind) throws {
                app = try DemoApp("notes", on: desktop)
                library = try app.desktopWindow(titled: "Notes")
                let groceries = Selector(label: "Groceries", windows: .number(1), index: 1)
                try library.click(try app.element(groceries).centre)
                let open = Selector(label: "Open", role: .button, windows: .number(1))
                let app = app
                try waitUntil("a button to open what is chosen") {
                    try app.element(open).isEnabled
                }
                try library.click(try app.element(open).centre)
                note = try app.desktopWindow(titled: "Groceries")
            }
        }

        @Test(
            "Each window has its phase, the app the best of them", arguments: Desktop.Kind.allCases)
        func phases(on desktop: Desktop.Kind) throws {
            let notes = try Notes(on: desktop)
            let app = notes.app
            try notes.note.minimize()
            try app.expect(.phase(.background, window: 2))
            try app.expect(.phase(.active, window: 1))
            let log = app.process.log
            let steps = log.filter { $0.hasPrefix("note 1: ") }
            #expect(
                steps.suffix(2) == ["note 1: active to inactive", "note 1: inactive to background"])
            #expect(!log.contains { $0.hasPrefix("app: active to") })
            try notes.library.minimize()
            try app.expect(.phase(.background, window: 1))
            try waitUntil("the app in the background") {
                app.process.drain()
                return app.process.log.last { $0.hasPrefix("app: ") }
                    == "app: inactive to background"
            }
        }

        @Test(
            "Both windows come back after SIGKILL, and the app ends with the last of them",
            arguments: Desktop.Kind.allCases)
        func kill9(on desktop: Desktop.Kind) throws {
            let notes = try Notes(on: desktop)
            let (app, note) = (notes.app, notes.note)
            let text = Selector(label: "Text", role: .textEditor, windows: .number(2))
            try note.click(try app.element(text).centre)
            try app.expect(.focus(text))
            try note.type("Milk and bread")
            var wanted = text
            wanted.value = "Milk and bread"
            try app.expect(.some(wanted))
            try waitUntil("the text on disk") { try isStored("Milk and bread", by: app) }
            // Wayland tells nobody where windows are.
            let windows = [notes.library, note].compactMap { $0 as? XWindow }
            let places = try windows.map { try $0.dump().origin }
            app.process.kill()

            try app.relaunch()
            try app.expect(.windows(2))
            try app.expect(.some(wanted))
            let back = [
                try app.desktopWindow(titled: "Notes"), try app.desktopWindow(titled: "Groceries"),
            ]
            try waitUntil("the windows where they were") {
                try back.compactMap { $0 as? XWindow }.map { try $0.dump().origin } == places
            }
            try back[1].close()
            try app.expect(.windows(1))
            try back[0].close()
            #expect(try app.ending() == .exited(0))
            #expect(try app.session().didQuit)
        }

        /// Whether a text lies in the files of the app's store.
        private func isStored(_ text: String, by app: DemoApp) throws -> Bool {
            let data = try #require(app.launch.environment["XDG_DATA_HOME"])
            let files = try FileManager.default.contentsOfDirectory(
                at: URL(filePath: data).appending(path: "notes"), includingPropertiesForKeys: nil)
            return try files.contains {
                try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil
            }
        }
    }
}
