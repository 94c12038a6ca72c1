import AttributeGraph
import Foundation
import Views
import Widgets

/// The menus of an app: the standard ones with what its scenes declare. Commands are declared once
/// for the app, however many windows show the bar.
@MainActor
package final class MenuModel {
    private unowned let source: any MenuSource
    /// The app's name as a title.
    let appName: String
    private let declared: Source<[CommandDeclaration]>
    /// Grows when the standard menus may have changed.
    private let revision: Source<Int>
    private let location: Source<MenuBarLocation>
    /// The bar in which a menu was opened last.
    private weak var openBar: MenuBarController?
    /// The window whose menus an open bar of the screen shows.
    private var keyWindow: WindowID?
    private let panel: Source<(panel: Panel, window: WindowID?)?>
    private var items: [String: MenuItem] = [:]
    /// Opens and closes the menus of the single screen's bar.
    package let screenBar = MenuBarController()
    /// Whether each window has a menu bar of its own; false on a single screen, which has one bar.
    package var isInWindows = true { didSet { updateBars() } }

    init(_ source: any MenuSource, appName: String, in graph: Graph) {
        self.source = source
        self.appName = appName.prefix(1).uppercased() + appName.dropFirst()
        declared = Source([], in: graph, label: "commands")
        revision = Source(0, in: graph, label: "menus")
        location = Source(.nowhere, in: graph, label: "menu bars")
        panel = Source(nil, in: graph, label: "menu panel")
    }

    /// Takes over the commands that the app's scenes declare.
    func take(_ commands: [CommandDeclaration]) {
        if commands != declared.value { declared.write(commands) }
        updateBars()
    }

    private func updateBars() {
        let location: MenuBarLocation = !hasBar ? .nowhere : isInWindows ? .windows : .screen
        if location != self.location.value { self.location.write(location) }
    }

    /// Where the app's menus are.
    enum MenuBarLocation { case nowhere, windows, screen }

    /// Whether the app has a menu bar at all: it declares commands or documents.
    package var hasBar: Bool {
        source.declaresDocuments || declared.value.contains { !isInWindows || !$0.isExtra }
    }

    /// Where the menu bars are; the rule being evaluated becomes a reader.
    var barLocation: MenuBarLocation { location.read() }

    /// Closes the screen's open menus, which belong to the previous key window.
    func keyWindowChanged(to window: WindowID?) {
        guard window != keyWindow else { return }
        keyWindow = window
        if screenBar.isOpen { screenBar.close() }
    }

    /// The menus as they are now, for a window or else for the key window; the rule being
    /// evaluated becomes a reader.
    package func menus(in window: WindowID?) -> [BarMenu] {
        _ = revision.read()
        return assembled(declared.read(), window)
    }

    private func assembled(_ commands: [CommandDeclaration], _ window: WindowID?) -> [BarMenu] {
        MenuAssembly.menus(
            source.standardMenus(in: window), commands.filter { !isInWindows || !$0.isExtra },
            in: source.menuEnvironment)
    }

    /// Builds the standard menus again before one of them opens, and closes that of another bar.
    func willOpen(in bar: MenuBarController) {
        if openBar !== bar { openBar?.close() }
        openBar = bar
        revision.write(revision.value + 1)
    }

    /// Closes the menus of all windows but one.
    func closeMenus(exceptIn bar: MenuBarController?) {
        guard let openBar, openBar !== bar, openBar !== screenBar else { return }
        openBar.close()
    }

    /// Runs the command with this key stroke; false where none has it and is enabled.
    func perform(_ key: KeyEvent, in window: WindowID?) -> Bool {
        let menus = assembled(declared.value, window)
        guard let item = menus.lazy.compactMap({ $0.entries.item(for: key) }).first else {
            return false
        }
        item.perform()
        return true
    }

    /// The item of a standard entry, the same at each evaluation.
    func item(_ name: String, _ perform: @escaping () -> Void) -> MenuItem {
        let item = items[name] ?? MenuItem()
        item.perform = perform
        items[name] = item
        return item
    }

    // MARK: Panels

    /// The panels of standard commands.
    enum Panel { case about, renaming }

    func present(_ panel: Panel, in window: WindowID?) { self.panel.write((panel, window)) }

    /// Whether a panel is shown in a window.
    func isPresented(_ panel: Panel, in window: WindowID) -> Binding<Bool> {
        Binding(
            get: { [self] in
                guard let shown = self.panel.read() else { return false }
                return shown.panel == panel && shown.window == window
            },
            set: { [self] in if !$0 { self.panel.write(nil) } })
    }

    /// The title of the window that the rename panel is shown for.
    var renamedTitle: Binding<String>? {
        panel.value?.window.flatMap { source.editableTitle(of: $0) }
    }
}

/// The app as its menus see it.
@MainActor
protocol MenuSource: AnyObject {
    /// The menus that every app has, for a window or, without one, for the key window.
    func standardMenus(in window: WindowID?) -> [StandardMenu]

    /// Whether the app has documents, and so menus in any case.
    var declaresDocuments: Bool { get }

    /// The environment in which titles of menus are resolved.
    var menuEnvironment: EnvironmentValues { get }

    /// The title of a window, where its content lets the user change it.
    func editableTitle(of window: WindowID) -> Binding<String>?
}
