import Foundation
import Geometry
import Testing
import Views
import Widgets

@testable import Scenes

/// Standard menus together with what scenes declare.
@MainActor
struct MenuModelTests {
    /// The titles in a menu, a line for each divider; submenus in brackets.
    private func rows(_ title: String, of app: RunningApp) -> [String] {
        func words(_ entries: [MenuEntry]) -> [String] {
            entries.map { entry in
                switch entry.kind {
                case .divider: "-"
                case .submenu(let inner): "\(entry.title) [\(words(inner).joined(separator: " "))]"
                case .item, .text: entry.title
                }
            }
        }
        let menus = app.app.menus.menus(in: nil)
        return menus.first { $0.title == title }.map { words($0.entries) } ?? []
    }

    private func titles(of app: RunningApp) -> [String] {
        app.app.menus.menus(in: nil).map(\.title)
    }

    private func app<A: App>(_ app: A) -> RunningApp {
        var options = AppOptions()
        options.name = "press"
        return RunningApp(app, options: options)
    }

    @Test("The standard menus depend on the scenes: new windows, settings, one's windows")
    func standard() {
        let app = app(GroupsApp())
        #expect(titles(of: app) == ["Press", "File", "Edit", "View", "Own", "Window", "Help"])
        #expect(rows("Press", of: app) == ["About Press", "-", "Settings…", "-", "Quit Press"])
        #expect(
            rows("Window", of: app) == [
                "Minimize", "Zoom", "-", "Bring All to Front", "-", "Panel", "-", "Papers",
            ])
    }

    @Test("Groups stand before, after, or in the place of a standard one")
    func groups() {
        let app = app(GroupsApp())
        #expect(
            rows("File", of: app) == [
                "First", "New Papers Window", "New Note Window", "Last", "-", "Save", "Save As",
                "-", "Print",
            ])
        #expect(rows("Edit", of: app) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
        #expect(rows("Help", of: app) == ["Manual"])
    }

    @Test("Menus of one title are one menu, without dividers at its ends or in a row")
    func joining() {
        #expect(
            rows("Own", of: app(GroupsApp())) == ["One", "-", "Two", "Deep [Three - Four]"])
    }

    @Test("A scene without its commands has neither its own nor the standard ones")
    func removed() {
        let app = app(RemovedApp())
        #expect(titles(of: app).contains("Kept") && !titles(of: app).contains("Lost"))
        #expect(rows("File", of: app) == ["Close"])
        #expect(rows("Press", of: app) == ["About Press", "-", "Quit Press"])
    }

    @Test("Replaced commands take the place of all that the scene has")
    func replaced() {
        let app = app(ReplacedApp())
        #expect(titles(of: app).contains("New") && !titles(of: app).contains("Old"))
        #expect(rows("File", of: app) == ["Close"])
    }

    @Test("Every standard group can be stood beside, and no group is lost")
    func everyGroup() {
        let app = app(EveryGroupApp())
        let all = app.app.menus.menus(in: nil).flatMap(\.entries).map(\.title)
        for (number, _) in EveryGroupApp.groups.enumerated() {
            #expect(all.contains("Group \(number)"))
        }
    }

    @Test("An app that declares no commands has no bar, and its key strokes work all the same")
    func withoutBar() {
        let app = app(PlainApp())
        #expect(!app.app.menus.hasBar)
        app.act {
            _ = app.app.handleMenuKey(KeyEvent(.character("n"), modifiers: .control), in: id)
        }
        #expect(app.numbers == [1, 2])
        #expect(!app.app.handleMenuKey(KeyEvent(.function(10)), in: id))
    }

    @Test("S-147: focused values of commands are nil while the app has not the keyboard")
    func noFocus() {
        let app = app(FocusApp())
        #expect(rows("Who", of: app) == ["Somebody"])
        app.act { app.app.handle(.unfocused, in: id) }
        #expect(rows("Who", of: app) == ["Nobody"])
        app.act { app.app.handle(.focused, in: id) }
        #expect(rows("Who", of: app) == ["Somebody"])
    }

    private let id = WindowID(1)

    @Test("The content keeps its default size where a bar stands above it")
    func size() {
        #expect(app(GroupsApp()).window(1).size == CGSize(width: 500, height: 200 + 28))
        #expect(app(PlainApp()).window(1).size == CGSize(width: 500, height: 200))
    }
}

private struct GroupsApp: App {
    var body: some Scene {
        WindowGroup("Papers") { EmptyView() }
            .defaultSize(width: 500, height: 200)
            .commands {
                CommandGroup(before: .newItem) { Button("First") {} }
                CommandGroup(after: .newItem) { Button("Last") {} }
                CommandGroup(replacing: .saveItem) {
                    Button("Save") {}
                    Button("Save As") {}
                }
                CommandGroup(after: .printItem) { Button("Print") {} }
                CommandMenu("Own") {
                    Divider()
                    Button("One") {}
                    Divider()
                    Divider()
                }
                CommandGroup(replacing: .undoRedo) { EmptyView() }
            }
        WindowGroup("Note", id: "note") { EmptyView() }
            .commands {
                CommandMenu("Own") {
                    Button("Two") {}
                    Menu("Deep") {
                        Button("Three") {}
                        Section { Button("Four") {} }
                    }
                }
                CommandGroup(replacing: .help) { Button("Manual") {} }
            }
        Window("Panel", id: "panel") { EmptyView() }
        Settings { EmptyView() }
    }
}

private struct RemovedApp: App {
    var body: some Scene {
        WindowGroup { EmptyView() }
            .commands { CommandMenu("Lost") { Button("Lost") {} } }
            .commandsRemoved()
            .commands { CommandMenu("Kept") { Button("Kept") {} } }
        Settings { EmptyView() }.commandsRemoved()
    }
}

private struct ReplacedApp: App {
    var body: some Scene {
        WindowGroup { EmptyView() }
            .commands { CommandMenu("Old") { Button("Old") {} } }
            .commandsReplaced { CommandMenu("New") { Button("New") {} } }
    }
}

private struct EveryGroupApp: App {
    static let groups: [CommandGroupPlacement] = [
        .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem,
        .saveItem, .importExport, .printItem, .undoRedo, .pasteboard, .textEditing,
        .textFormatting, .toolbar, .sidebar, .windowSize, .windowList, .singleWindowList,
        .windowArrangement, .help,
    ]

    var body: some Scene {
        WindowGroup { EmptyView() }
            .commands { EveryGroup(numbers: 0..<10) }
            .commands { EveryGroup(numbers: 10..<20) }
    }
}

private struct EveryGroup: Commands {
    let numbers: Range<Int>

    var body: some Commands {
        group(0)
        group(1)
        group(2)
        group(3)
        group(4)
        group(5)
        group(6)
        group(7)
        group(8)
        group(9)
    }

    private func group(_ offset: Int) -> CommandGroup<Button<Text>> {
        let number = numbers.lowerBound + offset
        return CommandGroup(after: EveryGroupApp.groups[number]) { Button("Group \(number)") {} }
    }
}

private struct PlainApp: App {
    var body: some Scene {
        WindowGroup { EmptyView() }.defaultSize(width: 500, height: 200)
    }
}

private struct FocusApp: App {
    var body: some Scene {
        WindowGroup { Color.clear.focusedSceneValue(\.person, "Somebody") }
            .commands { FocusCommands() }
    }
}

private struct FocusCommands: Commands {
    @FocusedValue(\.person) private var person

    var body: some Commands {
        CommandMenu("Who") { Button(person ?? "Nobody") {} }
    }
}

private struct PersonKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var person: String? {
        get { self[PersonKey.self] }
        set { self[PersonKey.self] = newValue }
    }
}
