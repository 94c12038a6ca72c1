import Foundation
import Sessions
import Views
import Widgets

/// What the menus of the app consist of.
@MainActor
extension AppInstance: MenuSource {
    func standardMenus(in window: WindowID?) -> [StandardMenu] {
        StandardMenus(of: self, for: (window ?? manager.key).flatMap { self[$0] }).menus
    }

    var menuEnvironment: EnvironmentValues { declarations.currentEnvironment }

    func editableTitle(of window: WindowID) -> Binding<String>? {
        self[window]?.tree.preference(NavigationRenameKey.self)
    }
}

/// What commands and the keys of the menu bar do.
@MainActor
extension AppInstance {
    /// The menu bar of a single screen, in a tree of its own.
    package func makeScreenBar() -> ViewTree {
        let environment = environment
        let tree = ViewTree(app: graph, images: images, environment: EnvironmentValues()) {
            $0 = environment.read()
        }
        tree.show(
            AppMenuBar(menus, controller: menus.screenBar)
                .background(Color(ColorRole.windowBackground)))
        return tree
    }

    /// Handles a key that the window did not handle, or that came while no window had the keyboard;
    /// false where no command has it.
    package func handleMenuKey(_ key: KeyEvent, in id: WindowID?) -> Bool {
        if menus.perform(key, in: id) { return true }
        let window = id.flatMap { scenes[$0] }
        guard let bar = menus.isInWindows ? window?.menuBar : menus.screenBar else { return false }
        switch (key.key, key.modifiers) {
        case (.function(10), []): return bar.activate()
        case (.character(let character), .option): return bar.activate(character)
        default: return false
        }
    }

    /// Brings a window to a mode, or back from it.
    func toggleMode(_ mode: WindowMode, of id: WindowID) {
        setMode(self[id]?.state.mode == mode ? .normal : mode, of: id)
    }

    /// Opens a new window of a group.
    func openNewWindow(of group: SceneDeclaration) { perform(openNew(group, value: nil)) }

    /// Brings all windows to front, in the order in which they lie.
    func raiseAll() {
        for window in manager.windows where window.isVisible { raise(window.id) }
    }
}
