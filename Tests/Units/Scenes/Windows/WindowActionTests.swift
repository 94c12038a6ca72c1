import Foundation
import Testing
import Views
import Widgets

@testable import Scenes

@MainActor
struct WindowActionTests {
    private let notes = Notes()

    private func launch() -> RunningApp {
        let app = RunningApp(DocumentsApp(notes: notes))
        _ = notes.take()
        return app
    }

    private var open: OpenWindowAction {
        guard let action = notes.handed["open"] as? OpenWindowAction else {
            fatalError("No view has read openWindow")
        }
        return action
    }

    private func dismiss(_ number: Int) -> DismissWindowAction {
        guard let action = notes.handed["dismiss \(number)"] as? DismissWindowAction else {
            fatalError("No view of window \(number) has read dismissWindow")
        }
        return action
    }

    @Test("S-131: a group opens a new window each time, a Window scene one at most")
    func byID() {
        let app = launch()
        app.act { open(id: "main") }
        app.act { open(id: "main") }
        app.act { open(id: "about") }
        app.act { app.app.raise(WindowID(1)) }
        app.act { open(id: "about") }
        #expect(app.app.windows.map(\.sceneID) == ["main", "main", "main", "about"])
        #expect(app.app.keyWindow?.id == WindowID(4))
        #expect(app.window(4).state.raiseCount == 1)
    }

    @Test("S-132, S-133: equal values share a window, by the value it presents now")
    func byValue() {
        let app = launch()
        app.act { open(value: 1) }
        app.act { open(value: 1) }
        #expect(app.numbers == [1, 2])
        app.act { open(value: 2) }
        #expect(app.numbers == [1, 2, 3])
        app.act { (notes.handed["binding 1"] as? Binding<Int?>)?.wrappedValue = 9 }
        #expect(notes.take().last == "document Optional(9)")
        app.act { open(value: 9) }
        #expect(app.numbers == [1, 2, 3])
        app.act { open(value: 1) }
        #expect(app.numbers == [1, 2, 3, 4])
    }

    @Test("S-134: without a value a window holds nil, or its group's default")
    func newValue() {
        let app = launch()
        app.act { open(id: "document") }
        #expect(notes.take().contains("document nil"))
        app.act { open(id: "text") }
        #expect(notes.take().contains("text untitled"))
    }

    @Test("S-135: the value's type picks the group; what no group takes opens nothing")
    func byType() {
        let app = launch()
        app.act { open(value: "a") }
        #expect(app.window(2).sceneID == "text")
        app.act { open(id: "document", value: "a") }
        app.act { open(value: 1.5) }
        app.act { open(id: "nowhere") }
        #expect(app.numbers == [1, 2])
        #expect(app.app.openWindow(id: "document", json: Data("4".utf8)))
        #expect(!app.app.openWindow(id: "document", json: Data("\"4\"".utf8)))
        app.turn()
        #expect(app.window(3).scene.value?.current == AnyHashable(4))
    }

    @Test("S-140: windows are closed by id, by value, by both, or the one that asks")
    func dismissing() {
        let app = launch()
        for value in 1...3 { app.act { open(value: value) } }
        app.act { open(id: "text", value: "2") }
        #expect(app.numbers == [1, 2, 3, 4, 5])
        app.act { dismiss(1)(value: 2) }
        #expect(app.numbers == [1, 2, 4, 5])
        app.act { dismiss(1)(id: "text", value: "1") }
        #expect(app.numbers == [1, 2, 4, 5])
        app.act { dismiss(2)() }
        #expect(app.numbers == [1, 4, 5])
        app.act { dismiss(1)(id: "document") }
        #expect(app.numbers == [1, 5])
    }

    @Test("S-100: dismiss at the root of a window closes the window")
    func dismissAtRoot() {
        let app = launch()
        app.act { open(value: 1) }
        app.act { (notes.handed["leave 2"] as? DismissAction)?() }
        #expect(app.numbers == [1])
    }

    @Test("A number is never used twice, and nothing moves up when a window closes")
    func numbers() {
        let app = launch()
        app.act { open(value: 1) }
        app.act { app.app.close(WindowID(2)) }
        app.act { open(value: 1) }
        #expect(app.numbers == [1, 3])
        #expect(app.saved.nextWindowNumber == 4)
    }

    @Test("S-142: settings open once, and only when asked for")
    func settings() {
        let app = launch()
        #expect(app.app.windows.map(\.sceneID) == ["main"])
        app.act { app.app.openSettings() }
        app.act { app.app.openSettings() }
        #expect(app.app.windows.map(\.sceneID) == ["main", "Settings"])
    }

    @Test("S-146: a window is called by its content, else its scene, else the app")
    func titles() {
        var options = AppOptions()
        options.name = "Documents"
        let app = RunningApp(DocumentsApp(notes: notes), options: options)
        #expect(app.window(1).title == "Documents")
        app.act { open(id: "about") }
        #expect(app.window(2).title == "About")
        app.act { open(value: 5) }
        #expect(app.window(3).title == "Document 5")
    }

    @Test("S-144: a size asked for at launch wins over the scene's")
    func sizes() {
        #expect(launch().window(1).size == CGSize(width: 320, height: 200))
        var options = AppOptions()
        options.windowSize = CGSize(width: 111, height: 222)
        let app = RunningApp(DocumentsApp(notes: notes), options: options)
        #expect(app.window(1).size == CGSize(width: 111, height: 222))
        #expect(app.window(1).tree.size == CGSize(width: 111, height: 222))
    }

    @Test("S-143, S-144: a new window fits its content, and its default size the content's limits")
    func fitting() {
        let app = RunningApp(SizesApp())
        #expect(app.window(1).size == CGSize(width: 300, height: 200))
        #expect(app.window(1).state.frame.origin == CGPoint(x: 490, y: 300))
        app.act { app.app.openWindow(id: "clamped") }
        #expect(app.window(2).size == CGSize(width: 400, height: 100))
        app.act { app.app.resize(WindowID(2), to: CGSize(width: 10, height: 500)) }
        #expect(app.window(2).size == CGSize(width: 250, height: 120))
        #expect(app.window(2).tree.size == CGSize(width: 250, height: 120))
    }
}

private struct SizesApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Content").frame(width: 300, height: 200)
        }
        WindowGroup(id: "clamped") {
            Color.red.frame(minWidth: 250, maxWidth: 400, minHeight: 100, maxHeight: 120)
        }
        .defaultSize(width: 1000, height: 50)
        .windowResizability(.contentSize)
    }
}

private struct DocumentsApp: App {
    var notes = Notes()

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        WindowGroup(id: "main") { WindowView(notes: notes, text: "main") }
            .defaultSize(width: 320, height: 200)
        WindowGroup("Document", id: "document", for: Int.self) { $number in
            let _ = notes.handed["binding \(number ?? 0)"] = $number
            WindowView(notes: notes, text: "document \(String(describing: number))")
                .preference(
                    key: NavigationTitleKey.self, value: number.map { "Document \($0)" })
        }
        WindowGroup(id: "text", for: String.self) { $text in
            WindowView(notes: notes, text: "text \(text)")
        } defaultValue: {
            "untitled"
        }
        Window("About", id: "about") { EmptyView() }
        Settings { EmptyView() }
    }
}

private struct WindowView: View {
    private let notes: Notes
    private let text: String
    @StateObject private var mark: WindowMark
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss

    init(notes: Notes, text: String) {
        self.notes = notes
        self.text = text
        _mark = StateObject(wrappedValue: WindowMark(notes))
    }

    var body: some View {
        let _ = notes.add(text)
        let _ = notes.handed["open"] = openWindow
        let _ = notes.handed["dismiss \(mark.number)"] = dismissWindow
        let _ = notes.handed["leave \(mark.number)"] = dismiss
        EmptyView()
    }
}
