import Foundation
import Views

extension TextInputModel {
    /// Opens the menu of the text at a point, with the caret there unless it is in the selection or
    /// at its ends.
    func openMenu(at point: CGPoint, inWindow windowPoint: CGPoint, _ events: EventState) {
        if let offset = currentRows?.offset(at: inText(point), buffer),
            offset < buffer.selection.range.lowerBound
                || offset > buffer.selection.range.upperBound
        {
            _ = press(at: point, clicks: 1, extends: false)
        }
        menu.open(menuEntries, at: windowPoint, events)
    }

    private var menuEntries: [MenuEntry] {
        let isSelected = !buffer.selection.isEmpty && kind != .secure
        let canUndo = undoManager?.canUndo ?? buffer.history.canUndo
        let canRedo = undoManager?.canRedo ?? buffer.history.canRedo
        return [
            menuEntry("Undo", "z", canUndo) { $0.undo(isRedo: false) },
            menuEntry("Redo", "z", with: [.control, .shift], canRedo) { $0.undo(isRedo: true) },
            .divider,
            menuEntry("Cut", "x", isSelected) { $0.cut() },
            menuEntry("Copy", "c", isSelected) { $0.copy() },
            menuEntry("Paste", "v", pasteboard?.string.isEmpty == false) { $0.paste() },
            .divider,
            menuEntry("Select All", "a", !buffer.text.isEmpty) { $0.edit { $0.selectAll() } },
        ]
    }

    private func menuEntry(
        _ title: String, _ key: KeyEquivalent, with modifiers: EventModifiers = .control,
        _ isEnabled: Bool, _ action: @escaping @MainActor (TextInputModel) -> Void
    ) -> MenuEntry {
        let item = MenuItem { [weak self] in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
        var entry = MenuEntry(.item, title: title, item: item)
        entry.isEnabled = isEnabled
        entry.shortcut = KeyboardShortcut(key, modifiers: modifiers)
        return entry
    }
}
