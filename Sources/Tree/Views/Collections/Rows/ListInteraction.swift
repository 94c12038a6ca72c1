import Foundation

/// Presses and keys in a list: they select, open, delete and move rows.
@MainActor
final class ListInteraction {
    private let focusable = Focusable()
    unowned let list: ListRender
    /// The row where a selection with Shift begins, and the row that arrow keys start from.
    private var anchor: AnyHashable?
    private var cursor: AnyHashable?
    /// The number of selectable rows before the cursor's, from which keys go on after it is deleted.
    private var place = 0
    /// The letters typed last, by which a row was looked for.
    var typed = TypedLetters()
    /// The swipe actions that were shown last.
    weak var lastSwipe: RowSwipe?
    /// What takes the items that are dragged over a row.
    var dropTarget: (any DropTarget)?
    /// Knows the loops that take what is dropped between their rows.
    weak var rowEnvironments: RowEnvironments?
    /// Horizontal wheel steps that have not yet opened or closed a row.
    var wheeled: CGFloat = 0

    init(_ list: ListRender) {
        self.list = list
        let responder = list.rowResponder
        // Weak, because the pointer may leave the list after it has gone.
        responder.hover = { [weak list] event in
            list?.marksHovered = false
            switch event {
            case .entered(let point), .moved(let point): list?.hovered = list?.row(at: point)
            case .left: list?.hovered = nil
            }
        }
        responder.wheel = { [weak self] delta, point in
            self?.takeWheel(delta, at: point) ?? delta
        }
        responder.key = { [weak self] event in self?.takeKey(event) ?? false }
        focusable.takesFocusOnPress = true
        focusable.menuRect = { [weak self] in self?.cursorFrame }
        focusable.unclaimedKey = { [weak self] in self?.takeLetter($0) ?? false }
        responder.drop = self
        // What is selected has its colour without the keyboard, too.
        focusable.changed = { [weak list] isFocused, byKeyboard in
            list?.scrollView(along: .vertical)?.showsFocus = isFocused && byKeyboard
        }
        update()
    }

    func update() {
        let takesKeys = list.selection.isPossible || list.hasSwipes || list.hasHandles
        list.rowResponder.focusable = takesKeys ? focusable : nil
    }

    // MARK: Presses

    /// The row that reacts to a press at the point, if any.
    func target(at point: CGPoint) -> Int? {
        guard let index = list.row(at: point) else { return nil }
        let item = list.items[index]
        let isUseful =
            item.value != nil || item.action != nil || item.moving != nil
            || list.leadingHandle(of: item) != nil
        return isUseful ? index : nil
    }

    /// Selects a row that was pressed; false if a handle of the row took the press.
    func choose(_ index: Int, _ modifiers: KeyModifiers, at point: CGPoint) -> Bool {
        guard list.items.indices.contains(index) else { return false }
        let item = list.items[index]
        var modifiers = modifiers
        if list.look.isEditing {
            guard !pressHandle(list.handle(of: index, at: point), of: item) else { return false }
            // Without a keyboard rows are added to the selection one by one.
            if list.leadingHandle(of: item) == .select { modifiers.insert(.control) }
        }
        if let value = item.value {
            let new = list.selection.pressed(
                value, anchor: anchor, modifiers: modifiers, rows: list.selectableValues)
            if !modifiers.contains(.shift) { anchor = value }
            cursor = value
            place = list.selectableCount(before: index)
            select(new)
        }
        return true
    }

    /// Does what a press on a row does beside selecting it.
    func open(_ index: Int, _ modifiers: KeyModifiers) {
        guard list.items.indices.contains(index) else { return }
        if let action = list.items[index].action {
            action.perform()
        } else if modifiers.isEmpty, !list.look.isEditing {
            _ = list.selection.open()
        }
    }

    /// Does what a handle does; false where the press is for the row itself.
    private func pressHandle(_ handle: RowHandle?, of item: RowItem) -> Bool {
        let wasAsked = list.toDelete != nil
        switch handle {
        case .delete: list.toDelete = list.toDelete === item.render ? nil : item.render
        case .confirmDeletion:
            list.toDelete = nil
            if let offset = item.offset { item.deleting?.delete?(IndexSet(integer: offset)) }
        case .move: list.toDelete = nil
        case .select, nil:
            list.toDelete = nil
            return wasAsked
        }
        return true
    }

    private func select(_ new: Set<AnyHashable>) {
        if new != list.selection.selected { list.selection.select(new) }
    }

    // MARK: Keys

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        switch event.key {
        case .left where event.modifiers.isEmpty:
            return foldCursor(isExpanded: list.isRightToLeft) || swipeCursor(towards: -1)
        case .right where event.modifiers.isEmpty:
            return foldCursor(isExpanded: !list.isRightToLeft) || swipeCursor(towards: 1)
        case .escape where event.modifiers.isEmpty: return closeSwipe()
        default:
            return list.selection.isPossible
                ? takeSelectionKey(event) : editHovered(event) || moveHover(event)
        }
    }

    /// Unfolds the row of the cursor, or folds it; false where there is nothing to do.
    private func foldCursor(isExpanded: Bool) -> Bool {
        guard let row = cursorRow,
            let fold = list.items[row].render.child.traits[RowFoldTrait.self],
            fold.isExpanded != isExpanded
        else { return false }
        fold.set(isExpanded)
        return true
    }

    /// The row that keys act on: the last one that was selected by them or by a press, or in a list
    /// without a selection the highlighted one.
    var cursorRow: Int? {
        guard list.selection.isPossible else { return hoveredRow }
        return cursor.flatMap { list.showRow(of: $0) }
            ?? list.firstSelected().flatMap { list.showRow(of: $0) }
    }

    private var cursorFrame: CGRect? {
        list.refresh()
        return cursorRow.flatMap { list.items.indices.contains($0) ? list.items[$0].frame : nil }
    }

    /// In a list without a selection the arrow keys move the highlight along the rows with actions.
    private func moveHover(_ event: KeyEvent) -> Bool {
        let step: Int
        switch event.key {
        case .up where event.modifiers.isEmpty: step = -1
        case .down where event.modifiers.isEmpty: step = 1
        default: return false
        }
        // A handle is an action, too.
        let rows = list.items.indices.filter {
            !list.items[$0].swipes.isEmpty || list.hasHandle(list.items[$0])
        }
        let next =
            step > 0
            ? rows.first { $0 > list.hovered ?? -1 }
            : rows.last { $0 < list.hovered ?? list.items.count }
        guard let next else { return !rows.isEmpty }
        _ = closeSwipe()
        list.marksHovered = true
        list.hovered = next
        list.reveal(next)
        return true
    }

    private func takeSelectionKey(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .up where event.modifiers == .option: return moveSelected(by: -1)
        case .down where event.modifiers == .option: return moveSelected(by: 1)
        case .up: return moveCursor(by: -1, event.modifiers)
        case .down: return moveCursor(by: 1, event.modifiers)
        case .home: return moveCursor(to: list.selectable(from: .start, by: 1), event.modifiers)
        case .end: return moveCursor(to: list.selectable(from: .end, by: -1), event.modifiers)
        case .space where typed.isGoingOn(at: list.tree.app.now): return takeLetter(event)
        case .space: return pressCursor(toggles: true)
        case .return: return open()
        case .delete, .backspace: return deleteSelected()
        case .character("a") where event.modifiers == .control: return selectAll()
        default: return false
        }
    }

    private func moveCursor(by step: Int, _ modifiers: KeyModifiers) -> Bool {
        let next =
            cursorRow.map { list.selectable(from: .item($0), by: step) ?? $0 }
            ?? rowInPlace(afterStep: step)
            ?? list.selectable(from: step > 0 ? .start : .end, by: step)
        return moveCursor(to: next, modifiers)
    }

    func moveCursor(to index: Int?, _ modifiers: KeyModifiers) -> Bool {
        guard let index, let value = list.items[index].value else { return false }
        cursor = value
        place = list.selectableCount(before: index)
        let shift = modifiers.intersection(.shift)
        if shift.isEmpty { anchor = value }
        list.reveal(index)
        select(
            list.selection.pressed(
                value, anchor: anchor, modifiers: shift, rows: list.selectableValues))
        return true
    }

    private func pressCursor(toggles: Bool) -> Bool {
        let row = cursor.flatMap { list.showRow(of: $0) } ?? rowInPlace(afterStep: 1)
        guard let row, let value = list.items[row].value else { return false }
        cursor = value
        select(
            list.selection.pressed(
                value, anchor: anchor, modifiers: toggles ? .control : [],
                rows: list.selectableValues))
        return true
    }

    /// The row in the place of a cursor that is gone, or the one before it if the step is upwards.
    private func rowInPlace(afterStep step: Int) -> Int? {
        guard cursor != nil else { return nil }
        let rows = list.selectableValues
        guard let last = rows.indices.last else { return nil }
        return list.showRow(of: rows[max(0, min(last, step < 0 ? place - 1 : place))])
    }

    private func open() -> Bool {
        guard let index = cursorRow else { return false }
        guard let action = list.items[index].action else {
            return list.selection.primaryAction() || list.selection.open()
        }
        action.perform()
        return true
    }

    private func selectAll() -> Bool {
        guard case .several = list.selection.mode else { return false }
        select(Set(list.selectableValues))
        return true
    }

    // MARK: Changing the data

    /// The offsets of the selected rows in their data, for each loop that they come from.
    private func selectedOffsets(
        _ editing: (RowSummary) -> RowEditing?
    ) -> [(editing: RowEditing, offsets: IndexSet)] {
        var found: [(editing: RowEditing, offsets: IndexSet)] = []
        list.forEachRow { row in
            guard let value = row.value, list.selection.selected.contains(value),
                let own = editing(row), let offset = row.offset
            else { return }
            if let index = found.firstIndex(where: { $0.editing === own }) {
                found[index].offsets.insert(offset)
            } else {
                found.append((own, IndexSet(integer: offset)))
            }
        }
        return found
    }

    private func deleteSelected() -> Bool {
        let found = selectedOffsets(\.deleting).filter { $0.editing.delete != nil }
        if !found.isEmpty, let cursor {
            let before = list.selectableValues.prefix { $0 != cursor }
            place = before.filter { !list.selection.selected.contains($0) }.count
        }
        for (editing, offsets) in found { editing.delete?(offsets) }
        return !found.isEmpty
    }

    /// Moves the selected rows up or down by one in their data.
    private func moveSelected(by step: Int) -> Bool {
        for (editing, offsets) in selectedOffsets(\.moving) {
            guard let move = editing.move, let first = offsets.min(), let last = offsets.max()
            else { continue }
            var count = 0
            list.forEachRow { count += $0.moving === editing ? 1 : 0 }
            if step < 0, first > 0 { move(offsets, first - 1) }
            if step > 0, last + 1 < count { move(offsets, last + 2) }
            return true
        }
        return false
    }

    /// What a drag of a row moves; nil if the row cannot move.
    func move(of index: Int) -> RowMove? {
        guard let editing = list.items[index].moving, let from = list.items[index].offset else {
            return nil
        }
        return RowMove(editing: editing, from: from)
    }

    /// The index of the item before which a row dragged to the point would be inserted.
    func landing(of move: RowMove, at point: CGPoint) -> Int? {
        list.refresh()
        let own = list.items.indices.filter { list.items[$0].moving === move.editing }
        guard let last = own.last else { return nil }
        return own.first { point.y < list.items[$0].frame.midY } ?? last + 1
    }

    func drop(_ move: RowMove, before landing: Int) {
        let from = move.from
        let isEnd = landing >= list.items.count || list.items[landing].moving !== move.editing
        let target =
            isEnd
            ? (list.items[landing - 1].offset ?? 0) + 1 : list.items[landing].offset ?? 0
        guard target != from, target != from + 1 else { return }
        move.editing.move?(IndexSet(integer: from), target)
    }

    func showLanding(_ index: Int?) { list.landing = index }

    /// Whether a drag that begins at a point of a row moves it.
    func canMove(_ index: Int, from point: CGPoint) -> Bool {
        guard list.items.indices.contains(index), list.items[index].moving?.move != nil else {
            return false
        }
        return !list.look.movesByGripOnly || list.handle(of: index, at: point) == .move
    }
}
