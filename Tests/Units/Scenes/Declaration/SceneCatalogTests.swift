import Foundation
import Geometry
import Testing
import Views
import Widgets

@testable import Scenes

@MainActor
struct SceneCatalogTests {
    @Test("Scenes are listed in the order of their declaration, each with an id of its own")
    func ids() {
        let app = RunningApp(CatalogApp())
        #expect(
            app.app.catalog.scenes.map(\.id) == [
                "WindowGroup", "note", "WindowGroup<Swift.Int>", "WindowGroup-2", "about",
                "Settings",
            ])
        #expect(
            app.app.catalog.scenes.map(\.kind) == [
                .windowGroup, .windowGroup, .windowGroup, .windowGroup, .window, .settings,
            ])
        #expect(
            app.app.catalog["note"]?.attributes.title?.string(in: EnvironmentValues()) == "Note")
    }

    @Test("Modifiers set what all scenes inside lack, and the inner one wins")
    func settings() {
        let catalog = RunningApp(CatalogApp()).app.catalog
        #expect(catalog["note"]?.settings.defaultSize == CGSize(width: 300, height: 200))
        #expect(catalog["about"]?.settings.defaultSize == CGSize(width: 500, height: 400))
        #expect(catalog["about"]?.settings.defaultPosition == .bottomTrailing)
        #expect(catalog["about"]?.settings.titleBar == .hidden)
        #expect(catalog["note"]?.settings.externalEvents == ["a", "b"])
        #expect(catalog["WindowGroup"]?.settings.restoration == nil)
    }

    @Test("S-130: the first scene opens by itself, others where they ask for it")
    func launch() {
        #expect(RunningApp(CatalogApp()).app.windows.map(\.sceneID) == ["WindowGroup", "about"])
        #expect(RunningApp(SuppressedApp()).app.windows.map(\.sceneID) == ["second"])
    }

    @Test("Commands of all scenes are listed, those of apps' own types too")
    func commands() {
        let commands = RunningApp(CatalogApp()).app.catalog.commands
        #expect(commands.count == 3)
        guard case .menu(let title)? = commands.first?.location else {
            Issue.record("The first is not a menu")
            return
        }
        #expect(title.string(in: EnvironmentValues()) == "Format")
    }

    @Test("S-156: the app is made once, and its body again for its state, without new windows")
    func state() {
        let notes = Notes()
        let app = RunningApp(StatefulApp(notes: notes))
        #expect(notes.take() == ["app 0", "view 0"])
        let tree = app.window(1).tree
        app.act { (notes.handed["binding"] as? Binding<Int>)?.wrappedValue = 5 }
        #expect(notes.take() == ["app 5", "view 5"])
        #expect(app.window(1).tree === tree)
        #expect(app.numbers == [1])
    }

    @Test("S-129: state of the app is shared by its windows")
    func shared() {
        let notes = Notes()
        let app = RunningApp(StatefulApp(notes: notes))
        app.act { app.app.openNewWindow() }
        _ = notes.take()
        app.act { (notes.handed["binding"] as? Binding<Int>)?.wrappedValue = 7 }
        #expect(notes.take() == ["app 7", "view 7", "view 7"])
    }

    @Test("S-096: an environment set on a scene reaches its windows, also when it changes")
    func environment() {
        let notes = Notes()
        let app = RunningApp(EnvironmentApp(notes: notes))
        #expect(notes.take() == ["limit 0"])
        app.act { (notes.handed["binding"] as? Binding<Int>)?.wrappedValue = 3 }
        #expect(notes.take() == ["limit 3"])
    }
}

private struct CatalogApp: App {
    private let hasMore = true

    var body: some Scene {
        Group {
            WindowGroup { EmptyView() }
            WindowGroup("Note", id: "note") { EmptyView() }
                .defaultSize(width: 300, height: 200)
                .handlesExternalEvents(matching: ["a"])
                .handlesExternalEvents(matching: ["b"])
            WindowGroup(for: Int.self) { _ in EmptyView() }
            if hasMore {
                WindowGroup { EmptyView() }
            }
        }
        .commands {
            CommandMenu("Format") { EmptyView() }
            OwnCommands()
        }
        Window("About", id: "about") { EmptyView() }
            .defaultSize(CGSize(width: 500, height: 400))
            .defaultSize(width: 1, height: 1)
            .defaultPosition(.bottomTrailing)
            .windowStyle(.hiddenTitleBar)
            .defaultLaunchBehavior(.presented)
        Settings { EmptyView() }
    }
}

private struct OwnCommands: Commands {
    @Environment(\.scenePhase) private var phase

    var body: some Commands {
        CommandGroup(after: .newItem) { EmptyView() }
        CommandGroup(replacing: .help) { EmptyView() }
    }
}

private struct SuppressedApp: App {
    var body: some Scene {
        WindowGroup(id: "first") { EmptyView() }.defaultLaunchBehavior(.suppressed)
        WindowGroup(id: "second") { EmptyView() }
    }
}

private struct StatefulApp: App {
    var notes = Notes()
    @State private var count = 0

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        let _ = notes.add("app \(count)")
        let _ = notes.handed["binding"] = $count
        WindowGroup { CountView(notes: notes, count: count) }
    }
}

private struct CountView: View {
    let notes: Notes
    let count: Int

    var body: some View {
        let _ = notes.add("view \(count)")
        EmptyView()
    }
}

private enum LimitKey: EnvironmentKey { static let defaultValue = -1 }

extension EnvironmentValues {
    fileprivate var limit: Int {
        get { self[LimitKey.self] }
        set { self[LimitKey.self] = newValue }
    }
}

private struct EnvironmentApp: App {
    var notes = Notes()
    @State private var limit = 0

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        let _ = notes.handed["binding"] = $limit
        WindowGroup { LimitView(notes: notes) }.environment(\.limit, limit)
    }
}

private struct LimitView: View {
    let notes: Notes
    @Environment(\.limit) private var limit

    var body: some View {
        let _ = notes.add("limit \(limit)")
        EmptyView()
    }
}
