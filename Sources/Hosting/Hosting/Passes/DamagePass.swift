import Drawing

/// Finds the pixels of a window that a new display list changes.
@MainActor
enum DamagePass {
    static func run(_ list: DisplayList, on surface: WindowSurface) -> DisplayChanges {
        let changes = list.changes(since: surface.shownList)
        surface.shownList = list
        return changes
    }

    /// Takes a display list over where it differs only in what is not visible; leaves it to the next
    /// frame where a pixel would change.
    static func takeOverUnseen(_ list: DisplayList, on surface: WindowSurface) {
        if list.changes(since: surface.shownList).region.isEmpty {
            surface.shownList = list
        } else {
            surface.tree.needsPaint()
        }
    }
}
