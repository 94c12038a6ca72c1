import Foundation
import FoundationNames
import Views

/// The context menu of a text. It takes the keys while it is open, and leaves the focus in the
/// field.
@MainActor
package final class TextMenu: KeyGrabber {
    private(set) var entries: [MenuEntry] = []
    /// The point of the window at which it is open.
    private(set) var point: CGPoint?
    private(set) var highlighted: Int?
    /// Shows the menu as it is now.
    package var changed: () -> Void = {}
    private weak var events: EventState?

    package init() {}

    func open(_ entries: [MenuEntry], at point: CGPoint, _ events: EventState) {
        (self.entries, self.point) = (entries, point)
        highlighted = events.usesKeyboard ? next(after: -1, by: 1) : nil
        self.events = events
        events.keyGrabber = self
        changed()
    }

    func close() {
        point = nil
        if events?.keyGrabber === self { events?.keyGrabber = nil }
        changed()
    }

    func highlight(_ row: Int?) {
        let row = row.flatMap { entries[$0].canBeChosen ? $0 : nil }
        guard row != highlighted else { return }
        highlighted = row
        changed()
    }

    func choose(_ row: Int) {
        guard entries.indices.contains(row), entries[row].canBeChosen else { return }
        close()
        entries[row].item?.perform()
    }

    package func take(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return true }
        switch event.key {
        case .down: highlight(next(after: highlighted ?? -1, by: 1))
        case .up: highlight(next(after: highlighted ?? entries.count, by: -1))
        case .home: highlight(next(after: -1, by: 1))
        case .end: highlight(next(after: entries.count, by: -1))
        case .return, .space: if let highlighted { choose(highlighted) }
        case .escape: close()
        default: break
        }
        return true
    }

    /// The next entry that can be chosen; past the last comes the first.
    private func next(after start: Int, by step: Int) -> Int? {
        var row = start
        for _ in entries.indices {
            row = (row + step + entries.count) % entries.count
            if start < 0, row < 0 { row = 0 }
            if entries[row].canBeChosen { return row }
        }
        return nil
    }
}

private enum TextMenuKey: EnvironmentKey { static var defaultValue: TextMenu? { nil } }

extension EnvironmentValues {
    /// The context menu of the texts in a window that are not edited, one at a time; `nil` if such
    /// texts have none.
    package var textMenu: TextMenu? {
        get { self[TextMenuKey.self] }
        set { self[TextMenuKey.self] = newValue }
    }
}
