import Views

/// The open menus of a menu bar and their highlighted rows: a value that presses, moves and keys
/// change. Rows are counted from 0, dividers among them.
struct MenuBarState: Equatable {
    /// The open menu; nil while none is open.
    private(set) var menu: Int?
    /// The highlighted rows, from the menu into its submenus.
    private(set) var highlighted: [Int] = []
    /// How many panels are shown: the menu, and the submenus of highlighted rows.
    private(set) var panels = 0

    /// The entries of a panel; the menu itself is panel 0.
    func entries(ofPanel panel: Int, _ menus: [BarMenu]) -> [MenuEntry] {
        guard let menu, menus.indices.contains(menu), panel <= highlighted.count else { return [] }
        var entries = menus[menu].entries
        for row in highlighted.prefix(panel) {
            guard entries.indices.contains(row), let inner = entries[row].submenu else { return [] }
            entries = inner
        }
        return entries
    }

    func highlightedRow(ofPanel panel: Int) -> Int? {
        highlighted.indices.contains(panel) ? highlighted[panel] : nil
    }

    // MARK: Opening

    mutating func open(_ menu: Int) { self = MenuBarState(menu: menu, highlighted: [], panels: 1) }

    mutating func close() { self = MenuBarState() }

    init() {}

    private init(menu: Int?, highlighted: [Int], panels: Int) {
        self.menu = menu
        self.highlighted = highlighted
        self.panels = panels
    }

    // MARK: The pointer

    /// Highlights the row under the pointer and opens its submenu.
    mutating func point(at row: Int, ofPanel panel: Int, _ menus: [BarMenu]) {
        let entries = entries(ofPanel: panel, menus)
        guard entries.indices.contains(row), panel < panels else { return }
        highlighted = Array(highlighted.prefix(panel))
        panels = panel + 1
        guard entries[row].canBeChosen else { return }
        highlighted.append(row)
        if entries[row].submenu != nil { panels += 1 }
    }

    // MARK: Keys

    /// Highlights the next or previous row of the innermost panel, wrapping around the ends.
    mutating func step(backwards: Bool, _ menus: [BarMenu]) {
        let rows = choosableRows(menus)
        guard !rows.isEmpty else { return }
        let current = highlightedRow(ofPanel: panels - 1).flatMap(rows.firstIndex(of:))
        switch (current, backwards) {
        case (nil, false): highlight(rows[0])
        case (nil, true): highlight(rows[rows.count - 1])
        case (let index?, false): highlight(rows[(index + 1) % rows.count])
        case (let index?, true): highlight(rows[(index + rows.count - 1) % rows.count])
        }
    }

    mutating func lightEnd(first: Bool, _ menus: [BarMenu]) {
        let rows = choosableRows(menus)
        if let row = first ? rows.first : rows.last { highlight(row) }
    }

    /// Highlights the next row whose title begins with the character.
    mutating func lightRow(beginningWith character: Character, _ menus: [BarMenu]) {
        let rows = choosableRows(menus)
        guard !rows.isEmpty else { return }
        let entries = entries(ofPanel: panels - 1, menus)
        let current = highlightedRow(ofPanel: panels - 1).flatMap(rows.firstIndex(of:)) ?? -1
        for step in 1...rows.count {
            let row = rows[(current + step) % rows.count]
            guard entries[row].title.lowercased().hasPrefix(character.lowercased()) else {
                continue
            }
            return highlight(row)
        }
    }

    /// Opens the highlighted row's submenu and highlights its first row; false where it has none.
    mutating func enter(_ menus: [BarMenu]) -> Bool {
        let entries = entries(ofPanel: panels - 1, menus)
        guard let row = highlightedRow(ofPanel: panels - 1), entries.indices.contains(row),
            entries[row].isEnabled, entries[row].submenu != nil
        else { return false }
        panels += 1
        step(backwards: false, menus)
        return true
    }

    /// Closes the innermost submenu; false where none is open.
    mutating func leave() -> Bool {
        guard panels > 1 else { return false }
        panels -= 1
        highlighted = Array(highlighted.prefix(panels))
        return true
    }

    /// Opens the menu beside the open one.
    mutating func moveOn(backwards: Bool, _ menus: [BarMenu]) {
        guard let menu, !menus.isEmpty else { return }
        open((menu + (backwards ? menus.count - 1 : 1)) % menus.count)
        step(backwards: false, menus)
    }

    /// The highlighted item of the innermost panel.
    func chosen(_ menus: [BarMenu]) -> MenuEntry? {
        let entries = entries(ofPanel: panels - 1, menus)
        guard let row = highlightedRow(ofPanel: panels - 1), entries.indices.contains(row),
            entries[row].canBeChosen
        else { return nil }
        return entries[row]
    }

    private mutating func highlight(_ row: Int) {
        highlighted = highlighted.prefix(panels - 1) + [row]
    }

    private func choosableRows(_ menus: [BarMenu]) -> [Int] {
        let entries = entries(ofPanel: panels - 1, menus)
        return entries.indices.filter { entries[$0].canBeChosen }
    }
}
