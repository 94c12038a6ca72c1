import Foundation
import Views
import Widgets

/// The menus that every app has, built for one window.
@MainActor
struct StandardMenus {
    let app: AppInstance
    private let model: MenuModel
    let window: SceneWindow?

    init(of app: AppInstance, for window: SceneWindow?) {
        self.app = app
        model = app.menus
        self.window = window
    }

    var menus: [StandardMenu] {
        let all = allMenus
        guard app.isKiosk(window?.id) else { return all }
        // What leads out of the window would leave nothing to return to it by.
        return all.map { menu in
            menu.title == "Edit" ? menu : menu.withoutEntries
        }
    }

    private var allMenus: [StandardMenu] {
        [
            StandardMenu(title: appName, groups: appGroups),
            StandardMenu(title: "File", groups: fileGroups),
            StandardMenu(title: "Edit", groups: editGroups),
            StandardMenu(
                title: "Format", groups: [.init(placement: .textFormatting, entries: [])]),
            StandardMenu(title: "View", groups: viewGroups),
            StandardMenu(title: "Window", groups: windowGroups, comesLast: true),
            StandardMenu(
                title: "Help", groups: [.init(placement: .help, entries: [])], comesLast: true),
        ]
    }

    private var appName: String { model.appName }

    /// Scenes that keep their standard commands.
    private var scenes: [SceneDeclaration] {
        app.catalog.scenes.filter { !$0.settings.hasNoStandardCommands }
    }

    // MARK: The app

    private var appGroups: [StandardMenu.Group] {
        let settings = scenes.first(where: \.opensByCommandOnly)
        return [
            .init(
                placement: .appInfo,
                entries: [
                    windowEntry("About \(appName)") { [model] _, id in
                        model.present(.about, in: id)
                    }
                ]),
            .init(
                placement: .appSettings,
                entries: settings == nil
                    ? [] : [entry("Settings…", ",") { [app] in app.openSettings() }]),
            .init(placement: .systemServices, entries: []),
            .init(placement: .appVisibility, entries: []),
            .init(
                placement: .appTermination,
                entries: [entry("Quit \(appName)", "q") { [app] in app.askToEnd() }]),
        ]
    }

    // MARK: File

    private var fileGroups: [StandardMenu.Group] {
        [
            .init(placement: .newItem, entries: newItems + openItems),
            .init(
                placement: .saveItem,
                entries: [
                    windowEntry("Close", "w") { app, id in app.handle(.closeRequested, in: id) }
                ] + saveItems + renaming),
            .init(placement: .importExport, entries: []),
            .init(placement: .printItem, entries: []),
        ]
    }

    /// The Rename entry, for windows whose content lets the title be changed.
    private var renaming: [MenuEntry] {
        guard window?.tree.preference(NavigationRenameKey.self) != nil else { return [] }
        return [windowEntry("Rename…") { [model] _, id in model.present(.renaming, in: id) }]
    }

    /// A new window of each group; by its title where there are several.
    private var newItems: [MenuEntry] {
        let groups = scenes.filter {
            !$0.isSingleton && ($0.attributes.documents.map { $0.make != nil } ?? true)
        }
        return groups.enumerated().map { index, group in
            if groups.count == 1, group.attributes.documents != nil {
                return entry("New", name: "new \(group.id)", "n") { [app] in
                    app.openNewWindow(of: group)
                }
            }
            let title =
                groups.count == 1
                ? nil : group.attributes.title?.string(in: app.declarations.currentEnvironment)
            let words = title.map { "New \($0) Window" } ?? "New Window"
            var entry = entry(words, name: "new \(group.id)", index == 0 ? "n" : nil) { [app] in
                app.openNewWindow(of: group)
            }
            if let own = group.settings.shortcut { entry.shortcut = own.shortcut }
            return entry
        }
    }

    // MARK: Edit

    private var editGroups: [StandardMenu.Group] {
        let undoManager = window?.tree.undoManager
        let focus = window?.tree.focus.current?.focusable
        let hasText = focus?.text != nil
        return [
            .init(
                placement: .undoRedo,
                entries: [
                    stroke(
                        undoManager?.undoMenuItemTitle ?? "Undo", name: "undo", "z",
                        isEnabled: undoManager?.canUndo == true),
                    stroke(
                        undoManager?.redoMenuItemTitle ?? "Redo", name: "redo", "Z",
                        isEnabled: undoManager?.canRedo == true),
                ]),
            .init(
                placement: .pasteboard,
                entries: [
                    stroke("Cut", "x", isEnabled: hasText),
                    stroke("Copy", "c", isEnabled: hasText),
                    stroke("Paste", "v", isEnabled: hasText),
                    key("Delete", .delete, isEnabled: focus != nil),
                    stroke("Select All", "a", isEnabled: hasText),
                ]),
            .init(placement: .textEditing, entries: []),
        ]
    }

    // MARK: View

    private var viewGroups: [StandardMenu.Group] {
        let isFull = window?.state.mode == .fullScreen
        return [
            .init(placement: .toolbar, entries: []),
            .init(placement: .sidebar, entries: []),
            .init(
                placement: .fullScreen,
                entries: [
                    windowEntry(isFull ? "Exit Full Screen" : "Enter Full Screen") { app, id in
                        app.toggleMode(.fullScreen, of: id)
                    }
                ]),
        ]
    }

    // MARK: Window

    private var windowGroups: [StandardMenu.Group] {
        let isLarge = window?.state.mode == .maximized
        return [
            .init(
                placement: .windowSize,
                entries: [
                    windowEntry("Minimize", "m") { app, id in app.minimize(id) },
                    windowEntry(isLarge ? "Restore" : "Zoom") { app, id in
                        if !app.zoomIdeally(id) { app.toggleMode(.maximized, of: id) }
                    },
                ]),
            .init(
                placement: .windowArrangement,
                entries: [entry("Bring All to Front") { [app] in app.raiseAll() }]),
            .init(placement: .singleWindowList, entries: singleWindows),
            .init(placement: .windowList, entries: openWindows),
        ]
    }

    /// Scenes of one window that are not open, and so are not in the list of windows.
    private var singleWindows: [MenuEntry] {
        let open = Set(app.scenes.map(\.declaration.id))
        return scenes.filter { $0.isListedWhileClosed && !open.contains($0.id) }.map { scene in
            let title =
                scene.attributes.title?.string(in: app.declarations.currentEnvironment) ?? scene.id
            var entry = entry(title, name: "single \(scene.id)") { [app] in
                app.openWindow(id: scene.id)
            }
            entry.shortcut = scene.settings.shortcut?.shortcut
            return entry
        }
    }

    private var openWindows: [MenuEntry] {
        app.windows.map { window in
            let id = window.id
            var entry = entry(window.title, name: "window \(id.number)") { [app] in app.raise(id) }
            entry.isSelected = window.id == self.window?.id
            // The keys that open a scene's only window bring it to front, too.
            let declaration = window.scene.declaration
            if declaration.isSingleton { entry.shortcut = declaration.settings.shortcut?.shortcut }
            return entry
        }
    }

    // MARK: Entries

    func entry(
        _ title: String, name: String? = nil, _ key: Character? = nil,
        _ perform: @escaping () -> Void
    ) -> MenuEntry {
        var entry = MenuEntry(.item, title: title, item: model.item(name ?? title, perform))
        entry.shortcut = key.map { KeyboardShortcut(KeyEquivalent($0)) }
        return entry
    }

    /// An entry that acts on the window that is key when it is chosen, and is disabled where there
    /// is none.
    private func windowEntry(
        _ title: String, _ key: Character? = nil,
        _ perform: @escaping @MainActor (AppInstance, WindowID) -> Void
    ) -> MenuEntry {
        var entry = entry(title, key) { [app] in
            if let id = app.manager.key { perform(app, id) }
        }
        entry.isEnabled = window != nil
        return entry
    }

    /// An entry that does what its key stroke does in the window.
    private func stroke(
        _ title: String, name: String? = nil, _ key: Character, isEnabled: Bool
    ) -> MenuEntry {
        let shortcut = KeyboardShortcut(KeyEquivalent(key))
        let (key, modifiers) = shortcut.stroke
        var entry = self.key(
            title, name: name, key, modifiers: modifiers, isEnabled: isEnabled)
        entry.shortcut = shortcut
        return entry
    }

    private func key(
        _ title: String, name: String? = nil, _ key: Key, modifiers: KeyModifiers = [],
        isEnabled: Bool
    ) -> MenuEntry {
        var entry = entry(title, name: name) { [app] in
            guard let tree = app.keyWindow?.tree else { return }
            _ = EventPass.handle(.key(KeyEvent(key, modifiers: modifiers)), in: tree)
        }
        entry.isEnabled = isEnabled && window != nil
        return entry
    }
}

extension CommandGroupPlacement {
    /// An addition to Apple's groups, for full screen.
    static let fullScreen = CommandGroupPlacement(name: "fullScreen")
}
