import Foundation
import Views

/// What keys do to an edited text.
extension TextInputModel {
    /// Returns whether the key was handled.
    func key(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, focusable.isEnabled else { return false }
        let isCommand = event.modifiers.contains(.control) || event.modifiers.contains(.command)
        let extends = event.modifiers.contains(.shift)
        switch event.key {
        case .character(let character) where isCommand:
            return command(character, isShifted: extends)
        // With Alt it is a menu's letter and types nothing.
        case .character where event.modifiers == .option: return false
        // Text comes apart from its key, which must not be a short cut meanwhile.
        case .character, .space: return !isCommand
        case .left: move(isCommand ? .wordBackward : .backward, extends)
        case .right: move(isCommand ? .wordForward : .forward, extends)
        case .up where isCommand: move(.paragraphStart, extends)
        case .down where isCommand: move(.paragraphEnd, extends)
        case .down where event.modifiers.isEmpty && downAction?.perform() == true: break
        case .up: moveLines(-1, extends)
        case .down: moveLines(1, extends)
        case .home where isCommand: move(.documentStart, extends)
        case .end where isCommand: move(.documentEnd, extends)
        case .home: moveToLineEnd(isStart: true, extends)
        case .end: moveToLineEnd(isStart: false, extends)
        case .pageUp where kind.isMultiline: movePage(-1, extends)
        case .pageDown where kind.isMultiline: movePage(1, extends)
        case .backspace where buffer.text.isEmpty && backspaceWhenEmpty != nil:
            backspaceWhenEmpty?.perform()
        case .backspace: delete(isCommand ? .wordBackward : .backward)
        case .delete where extends && !isCommand: cut()
        case .delete: delete(isCommand ? .wordForward : .forward)
        case .return: return pressReturn(isPlain: event.modifiers.isEmpty)
        case .tab where kind == .editor && event.modifiers.isEmpty: type("\t")
        case .escape: return dropComposition()
        case .function(3) where event.modifiers.isSubset(of: .shift):
            return findNext(extends ? -1 : 1)
        case .tab, .pageUp, .pageDown, .menu, .function: return false
        }
        return true
    }

    private func command(_ character: Character, isShifted: Bool) -> Bool {
        switch character {
        case "a": edit { $0.selectAll() }
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "f" where !isShifted: return openFind(replaces: false)
        case "h" where !isShifted: return openFind(replaces: true)
        case "g": return findNext(isShifted ? -1 : 1)
        case "z" where isShifted, "y": return undo(isRedo: true)
        case "z": return undo(isRedo: false)
        default: return false
        }
        return true
    }

    // MARK: Moving

    private func move(_ movement: EditMovement, _ extends: Bool) {
        edit { buffer in
            buffer.commitComposition()
            // A secure field must not reveal where words end.
            buffer.move(kind == .secure ? movement.withoutWords : movement, extending: extends)
        }
    }

    private func moveLines(_ step: Int, _ extends: Bool) {
        guard let rows = currentRows, kind.isMultiline else {
            return move(step < 0 ? .documentStart : .documentEnd, extends)
        }
        let head = buffer.selection.head
        let x = wishedX ?? rows.caretRect(at: head, buffer).minX
        let target = rows.offset(linesDown: step, from: head, x: x, buffer)
        moveVertically(to: target ?? (step < 0 ? 0 : buffer.utf8Count), x, extends)
    }

    private func movePage(_ step: CGFloat, _ extends: Bool) {
        guard let rows = currentRows else { return }
        let rect = rows.caretRect(at: buffer.selection.head, buffer)
        let x = wishedX ?? rect.minX
        let page = max(visibleRect.height - rect.height, rect.height)
        let target = rows.offset(at: CGPoint(x: x, y: rect.midY + step * page), buffer)
        scroll.y += step * page
        moveVertically(to: target, x, extends)
    }

    private func moveVertically(to target: Int, _ x: CGFloat, _ extends: Bool) {
        edit(keepingX: true) { buffer in
            buffer.commitComposition()
            buffer.move(.to(target), extending: extends)
        }
        wishedX = x
    }

    private func moveToLineEnd(isStart: Bool, _ extends: Bool) {
        guard let rows = currentRows, kind.isMultiline else {
            return move(isStart ? .documentStart : .documentEnd, extends)
        }
        let line = rows.lineBounds(at: buffer.selection.head, buffer)
        move(.to(isStart ? line.lowerBound : line.upperBound), extends)
    }

    // MARK: Changing

    private func delete(_ movement: EditMovement) {
        edit { $0.delete(kind == .secure ? movement.withoutWords : movement) }
    }

    /// Return submits a line, and growing text where there is a submit action.
    private func pressReturn(isPlain: Bool) -> Bool {
        if buffer.composition != nil { edit { $0.commitComposition() } }
        let isAwaited = submit?.isEmpty == false
        switch kind {
        case .editor:
            type("\n")
            return true
        case .growing where !isAwaited || !isPlain:
            type("\n")
            return true
        case .growing, .line, .secure:
            actions.commit()
            submit?(.text)
            // Without a submit action the default button may take the key.
            return isAwaited
        }
    }

    /// Drops the composed text; returns whether there was any.
    private func dropComposition() -> Bool {
        guard buffer.composition != nil else { return false }
        edit { $0.compose("", selected: 0..<0) }
        return true
    }

    /// The window's undo manager orders the steps of all texts and of the app.
    @discardableResult
    func undo(isRedo: Bool) -> Bool {
        guard let undoManager else { return step(isRedo: isRedo) }
        guard isRedo ? undoManager.canRedo : undoManager.canUndo else { return false }
        isRedo ? undoManager.redo() : undoManager.undo()
        return true
    }

    /// Each step of the text is a group of its own.
    func registerUndo(isRedo: Bool) {
        undoManager?.beginUndoGrouping()
        undoManager?.registerUndo(withTarget: self) { model in
            if model.step(isRedo: isRedo) { model.registerUndo(isRedo: !isRedo) }
        }
        undoManager?.endUndoGrouping()
    }

    private func step(isRedo: Bool) -> Bool {
        guard isRedo ? buffer.history.canRedo : buffer.history.canUndo else { return false }
        edit { isRedo ? $0.redo() : $0.undo() }
        return true
    }

    // MARK: The pasteboard

    func copy() {
        guard kind != .secure, !buffer.selection.isEmpty else { return }
        pasteboard?.string = buffer.selectedText
    }

    func cut() {
        guard kind != .secure, !buffer.selection.isEmpty, pasteboard != nil else { return }
        copy()
        edit { $0.delete(.forward) }
    }

    func paste() {
        guard let new = pasteboard?.string, !new.isEmpty else { return }
        edit { $0.paste(fitting(new)) }
    }
}

extension EditMovement {
    /// The movement in a text whose word boundaries must stay secret.
    fileprivate var withoutWords: EditMovement {
        switch self {
        case .wordForward: .documentEnd
        case .wordBackward: .documentStart
        default: self
        }
    }
}
