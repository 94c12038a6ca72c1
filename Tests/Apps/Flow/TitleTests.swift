import CasementTesting
import SwiftUI
import Testing

/// What windows are called.
@MainActor
struct TitleTests {
    private struct TitleApp: App {
        var body: some Scene {
            WindowGroup("Papers", id: "papers") { PaperView() }
            WindowGroup(id: "nameless") { Text("Nameless") }
            Window("The clock", id: "clock") { Text("Noon") }
        }
    }

    private struct PaperView: View {
        @State private var title = ""
        @State private var pages = 0

        var body: some View {
            VStack {
                TextField("Title", text: $title)
                Button("Add a page") { pages += 1 }
                if !title.isEmpty {
                    Text("Titled").navigationTitle($title)
                }
            }
            .navigationSubtitle(pages == 0 ? "" : "\(pages) pages")
        }
    }

    private let app = TestApp(TitleApp.self)

    @Test("S-146: a window has its scene's title, and without one the app's name")
    func scenes() {
        app.openWindow(id: "nameless")
        app.openWindow(id: "clock")
        #expect(app.windows.map(\.title) == ["Papers", "app", "The clock"])
    }

    @Test("S-146: a title from the content is that window's alone, and goes with its view")
    func content() {
        app.openWindow(id: "papers")
        app.find("Title").type("Plans")
        #expect(app.windows.map(\.title) == ["Papers", "Plans"])
        app.find("Title").clear()
        #expect(app.windows.map(\.title) == ["Papers", "Papers"])
    }

    @Test("A title that the content binds is changed by the File menu")
    func renaming() {
        struct RenameApp: App {
            var body: some Scene {
                WindowGroup { RenameView() }.commands { SidebarCommands() }
            }
        }
        struct RenameView: View {
            @State private var title = "Old"
            var body: some View { Text("Called \(title)").navigationTitle($title) }
        }
        let app = TestApp(RenameApp.self, size: CGSize(width: 640, height: 480))
        app.find("File").inChrome.tap()
        app.find("Rename…").tap()
        app.advance(by: .seconds(1))
        #expect(app.find("New name").value == "Old")
        app.find("New name").clear()
        app.find("New name").type("New")
        app.find("Rename", role: .button).tap()
        app.advance(by: .seconds(1))
        #expect(app.find("Called New").exists && !app.find("New name").exists)
        #expect(app.windows[0].title == "New")
    }

    @Test("A subtitle is the window's own, and follows its content")
    func subtitle() throws {
        let window = try #require(app.host.instance.windows.first)
        #expect(window.title == "Papers" && window.subtitle.isEmpty)
        app.find("Add a page").tap()
        app.find("Add a page").tap()
        let now = try #require(app.host.instance.windows.first)
        #expect(now.title == "Papers" && now.subtitle == "2 pages")
    }
}
