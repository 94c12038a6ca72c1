/// A menu of a menu bar.
package struct BarMenu: Equatable {
    package var title: String
    package var entries: [MenuEntry]
    /// Whether its entries are the menus for whose titles a narrow bar has no room.
    var isOverflow = false

    package init(_ title: String, _ entries: [MenuEntry]) {
        self.title = title
        self.entries = entries
    }

    /// What assistive technology calls it.
    var label: String { isOverflow ? "More menus" : title }
}

extension [BarMenu] {
    /// The first so many menus, and behind them one whose submenus are the others.
    func withOverflow(after count: Int) -> [BarMenu] {
        guard count < self.count else { return self }
        var overflow = BarMenu(
            "»", dropFirst(count).map { MenuEntry(.submenu($0.entries), title: $0.title) })
        overflow.isOverflow = true
        return prefix(count) + [overflow]
    }
}
