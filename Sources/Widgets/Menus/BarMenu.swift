/// A menu of a menu bar.
package struct BarMenu: Equatable {
    package var title: String
    package var entries: [MenuEntry]

    package init(_ title: String, _ entries: [MenuEntry]) {
        self.title = title
        self.entries = entries
    }
}
