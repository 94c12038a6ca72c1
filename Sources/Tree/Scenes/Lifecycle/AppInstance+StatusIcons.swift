import Views
import Widgets

/// Extras of the menu bar as icons of the desktop's.
@MainActor
extension AppInstance {
    /// Whether extras are icons of the desktop's, and not small windows or menus of a bar; nil while
    /// that is not known.
    var extrasAreIcons: Bool? {
        guard menus.isInWindows, declaresExtras, let icons = options.statusIcons else {
            return false
        }
        return icons.isPresent
    }

    private var declaresExtras: Bool { catalog.scenes.contains(where: \.isMenuBarExtra) }

    /// Whether the app goes on without a window, because the user reaches it by an icon.
    package var isKeptByIcons: Bool { extrasAreIcons != false }

    func connectStatusIcons() {
        options.statusIcons?.presenceChanged = { [weak self] in self?.iconPlacesChanged() }
    }

    /// The desktop has begun or ceased to show icons.
    private func iconPlacesChanged() {
        guard hasLaunched else { return }
        if extrasAreIcons == true {
            for scene in scenes where scene.declaration.isMenuBarExtra { close(scene.id) }
        } else {
            perform(openExtras())
        }
        updateStatusIcons()
        windowsChanged()
    }

    /// Brings the icons to what the app declares.
    func updateStatusIcons() {
        guard let host = options.statusIcons, extrasAreIcons == true || showsIcons else { return }
        let icons = extrasAreIcons == true ? statusIcons : []
        showsIcons = !icons.isEmpty
        host.show(icons)
    }

    private var statusIcons: [StatusIcon] {
        let environment = menuEnvironment
        let extras = catalog.scenes.filter(\.isMenuBarExtra)
        let commands = catalog.commands.filter(\.isExtra)
        return extras.enumerated().map { index, extra in
            let title =
                extra.attributes.title?.string(in: environment)
                ?? (commands.indices.contains(index) ? commands[index].extraTitle : nil)?
                .string(in: environment) ?? options.name
            let isWindow = extra.attributes.extra?.isWindow ?? false
            let entries = commands.indices.contains(index) ? commands[index].entries : []
            return StatusIcon(
                id: extra.id, title: title,
                label: extra.attributes.extra?.label ?? AnyView(Text(verbatim: title)),
                action: isWindow
                    ? .window { [weak self] in self?.toggleExtra(extra.scene) } : .menu,
                entries: (entries + [.divider, quitEntry]).tidied)
        }
    }

    /// Where the app has no window, nothing else ends it.
    private var quitEntry: MenuEntry {
        MenuEntry(
            .item, title: "Quit \(menus.appName)",
            item: menus.item("quit by icon") { [weak self] in self?.askToEnd() })
    }

    private func toggleExtra(_ extra: DeclaredScene) {
        if let open = scenes.first(where: { $0.declaration.scene === extra }) {
            close(open.id)
        } else if let declaration = catalog.declaration(of: extra) {
            perform(openNew(declaration, value: nil))
        }
        windowsChanged()
    }
}

extension CommandDeclaration {
    fileprivate var extraTitle: Text? {
        if case .extra(let title) = location { title } else { nil }
    }
}
