import Drawing

/// The single screen's menu bar as it is painted.
package struct ScreenBarPicture {
    /// What the bar draws, in a list as large as the screen, most of it empty.
    package let list: DisplayList
    /// Whether menus are open, which then get all events.
    package let isOpen: Bool

    package init(list: DisplayList, isOpen: Bool) {
        self.list = list
        self.isOpen = isOpen
    }
}
