import Views

/// One entry of a menu bar's menu as a value: its title, its action or its submenu.
package struct MenuEntry {
    package enum Kind: Equatable {
        case item
        case submenu([MenuEntry])
        case divider
        /// Words that cannot be chosen, such as a section's header.
        case text
    }

    package var kind: Kind
    package var title: String
    /// The label, where it is more than its text.
    package var label: AnyView?
    package var isEnabled = true
    /// Whether it has a check mark; nil where there is nothing to select.
    package var isSelected: Bool?
    package var isDestructive = false
    package var shortcut: KeyboardShortcut?
    /// What choosing it does; nil for all but items.
    package var item: MenuItem?

    package init(_ kind: Kind, title: String = "", item: MenuItem? = nil) {
        self.kind = kind
        self.title = title
        self.item = item
    }

    package static let divider = MenuEntry(.divider)

    /// Whether it can be highlighted, and chosen or opened.
    package var canBeChosen: Bool {
        switch kind {
        case .item, .submenu: isEnabled
        case .divider, .text: false
        }
    }

    package var submenu: [MenuEntry]? {
        guard case .submenu(let entries) = kind else { return nil }
        return entries
    }
}

/// Labels that are views cannot be compared, and count as different.
extension MenuEntry: Equatable {
    package static func == (a: MenuEntry, b: MenuEntry) -> Bool {
        a.kind == b.kind && a.title == b.title && a.label == nil && b.label == nil
            && a.isEnabled == b.isEnabled && a.isSelected == b.isSelected
            && a.isDestructive == b.isDestructive && a.shortcut == b.shortcut && a.item === b.item
    }
}

extension [MenuEntry] {
    /// Without dividers at the ends and beside each other.
    package var tidied: [MenuEntry] {
        var list: [MenuEntry] = []
        for entry in self {
            if entry.kind == .divider, list.isEmpty || list.last?.kind == .divider { continue }
            list.append(entry)
        }
        if list.last?.kind == .divider { list.removeLast() }
        return list
    }

    /// The item that the key stroke stands for, also in submenus; nil where none is enabled.
    package func item(for key: KeyEvent) -> MenuItem? {
        for entry in self where entry.isEnabled {
            if let inner = entry.submenu?.item(for: key) { return inner }
            if let (wanted, modifiers) = entry.shortcut?.stroke, wanted == key.key,
                modifiers == key.modifiers, let item = entry.item
            {
                return item
            }
        }
        return nil
    }
}

/// The action of an entry. It stays the same object while its control is declared, and holds the
/// control's latest closure.
package final class MenuItem {
    package var perform: () -> Void

    package init(_ perform: @escaping () -> Void = {}) { self.perform = perform }
}
