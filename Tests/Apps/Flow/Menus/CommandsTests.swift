import CasementTesting
import SwiftUI
import Testing

/// What commands read and change: once for the app, whatever windows are open.
@MainActor
struct CommandsTests {
    private final class Library: ObservableObject {
        @Published var isOpen = false
    }

    private struct TallyApp: App {
        @StateObject private var library = Library()

        var body: some Scene {
            WindowGroup("Tally", id: "tally", for: String.self) { $name in
                TallyView(name: name ?? "none").environmentObject(library)
            }
            .commands { TallyCommands(library: library) }
            Window("Ledger", id: "ledger") { Text("The ledger") }
        }
    }

    private struct TallyView: View {
        let name: String
        @EnvironmentObject private var library: Library
        @State private var count = 0
        @State private var note = ""

        var body: some View {
            VStack {
                Text("\(name): \(count)")
                TextField("Note", text: $note)
                    .focusedValue(\.note, $note)
                Button("Open library") { library.isOpen = true }
            }
            .focusedSceneValue(\.tally, $count)
            .navigationTitle(name)
        }
    }

    private struct TallyCommands: Commands {
        @ObservedObject var library: Library
        @FocusedBinding(\.tally) private var tally
        @FocusedValue(\.note) private var note
        @Environment(\.openWindow) private var openWindow

        var body: some Commands {
            CommandMenu("Tally") {
                Button("Count") { tally = (tally ?? 0) + 1 }
                    .keyboardShortcut("k")
                    .disabled(tally == nil)
                Button("Sign") { note?.wrappedValue = "Signed" }
                    .disabled(note == nil)
                Visits()
            }
            CommandGroup(after: .newItem) {
                Button("New Blue") { openWindow(value: "Blue") }
            }
            if library.isOpen {
                CommandMenu("Library") { Button("Lend") { library.isOpen = false } }
            }
        }
    }

    /// Has state of its own.
    private struct Visits: View {
        @State private var visits = 0

        var body: some View { Button("Visits: \(visits)") { visits += 1 } }
    }

    private let app = TestApp(TallyApp.self, size: CGSize(width: 640, height: 480))

    private func choose(_ menu: String, _ row: String) {
        app.find(menu, role: .menuItem).inChrome.tap()
        app.find(row, role: .menuItem).tap()
        app.advance(by: .seconds(1))
    }

    private func isEnabled(_ menu: String, _ row: String) -> Bool {
        app.find(menu, role: .menuItem).inChrome.tap()
        defer { app.key("Escape") }
        return app.find(row, role: .menuItem).isEnabled
    }

    @Test("S-147: focused values of commands follow the key window, and are nil where none is")
    func focusedValues() {
        app.openWindow(value: "Red")
        choose("Tally", "Count")
        app.key("ctrl+k")
        #expect(app.find("Red: 2").exists)
        app.focusWindow(1)
        app.key("ctrl+k")
        #expect(app.find("none: 1").exists)
        #expect(app.find("Red: 2").inWindow(2).exists)
        app.openWindow(id: "ledger")
        #expect(!isEnabled("Tally", "Count"))
        app.closeWindow(3)
        #expect(isEnabled("Tally", "Count"))
    }

    @Test("S-147: focused values are nil once no window has the keyboard")
    func noFocus() {
        app.minimizeWindow(1)
        #expect(!app.windows[0].isKey)
        let entries = app.host.instance.menus.menus(in: nil).first { $0.title == "Tally" }?.entries
        #expect(entries?.first?.isEnabled == false)
        app.restoreWindow(1)
        #expect(isEnabled("Tally", "Count"))
    }

    @Test("S-147: commands are there once, with one state, however many windows are open")
    func once() {
        app.openWindow(value: "Red")
        app.openWindow(value: "Green")
        #expect(app.find("Tally", role: .menuItem).inChrome.count == 1)
        choose("Tally", "Visits: 0")
        app.focusWindow(1)
        choose("Tally", "Visits: 1")
        app.find("Tally", role: .menuItem).inChrome.tap()
        #expect(app.find("Visits: 2").exists)
    }

    @Test("A value given by the view with the focus stays while a menu is open")
    func focusStays() {
        app.key("Escape")
        #expect(!isEnabled("Tally", "Sign"))
        app.find("Note", role: .textField).tap()
        choose("Tally", "Sign")
        #expect(app.find("Note", role: .textField).value == "Signed")
        #expect(app.find("Note", role: .textField).isFocused)
    }

    @Test("Commands open windows, and come and go with what the app holds")
    func dynamic() {
        choose("File", "New Blue")
        #expect(app.windows.map(\.title) == ["none", "Blue"])
        #expect(!app.find("Library").inChrome.exists)
        app.find("Open library").tap()
        choose("Library", "Lend")
        #expect(!app.find("Library").inChrome.exists)
    }

    @Test("A window of one is opened by the Window menu while it is closed")
    func singleWindow() {
        choose("Window", "Ledger")
        #expect(app.find("The ledger").exists)
    }

    @Test("The sidebar is hidden and shown by its command, which waits for a window that has one")
    func sidebar() {
        let app = TestApp(SplitApp.self, size: CGSize(width: 640, height: 480))
        #expect(app.find("Side").exists)
        app.key("ctrl+alt+s")
        #expect(!app.find("Side").exists)
        app.find("View").inChrome.tap()
        app.find("Show Sidebar").tap()
        #expect(app.find("Side").exists)
    }

    @Test(
        "The sidebar's command shows it, and hides it, however narrow the window is",
        arguments: [800, 600, 320], [false, true])
    func sidebarInNarrowWindows(_ width: Int, hasContent: Bool) {
        let size = CGSize(width: width, height: 480)
        let app =
            hasContent
            ? TestApp(ThreeColumnApp.self, size: size) : TestApp(SplitApp.self, size: size)
        for _ in 1...3 {
            let isShown = app.find("Side").exists
            app.find("View").inChrome.tap()
            app.find(isShown ? "Hide Sidebar" : "Show Sidebar").tap()
            app.advance(by: .seconds(1))
            #expect(app.find("Side").exists != isShown)
        }
    }

    private struct ThreeColumnApp: App {
        var body: some Scene {
            WindowGroup {
                NavigationSplitView {
                    Text("Side")
                } content: {
                    Text("Middle")
                } detail: {
                    Text("Detail")
                }
            }
            .commands { SidebarCommands() }
        }
    }

    private struct SplitApp: App {
        var body: some Scene {
            WindowGroup {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Detail")
                }
            }
            .commands { SidebarCommands() }
        }
    }
}

private struct TallyKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var tally: Binding<Int>? {
        get { self[TallyKey.self] }
        set { self[TallyKey.self] = newValue }
    }

    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}
