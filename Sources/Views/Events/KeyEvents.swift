/// Brings keys to the focused node, to those around it, and to the window.
@MainActor
enum KeyEvents {
    static func handle(_ event: KeyEvent, in tree: ViewTree) -> Bool {
        if event.phase == .up { return offer(event, tree) }
        if offer(event, tree) { return true }
        if let action = shortcut(for: event, in: tree) {
            action()
            return true
        }
        // With control also from where Tab itself is taken, such as a text editor.
        if event.key == .tab, event.modifiers.isSubset(of: [.shift, .control]) {
            tree.focus.advance(backwards: event.modifiers.contains(.shift))
            return true
        }
        if undo(event, tree.undoManager) { return true }
        if event.key == .escape, tree.focus.current?.focusable.text != nil {
            tree.focus.clear()
            return true
        }
        return false
    }

    private static func undo(_ event: KeyEvent, _ manager: UndoManager) -> Bool {
        guard case .character(let character) = event.key,
            event.modifiers.subtracting(.shift) == .control
        else { return false }
        let isRedo = character == "y" || event.modifiers.contains(.shift)
        guard character == "z" || character == "y", isRedo ? manager.canRedo : manager.canUndo
        else { return false }
        isRedo ? manager.redo() : manager.undo()
        return true
    }

    /// Offers the key to the focused node and then to its ancestors.
    private static func offer(_ event: KeyEvent, _ tree: ViewTree) -> Bool {
        tree.focus.dropIfGone()
        var node = tree.focus.current?.node ?? tree.foremostModal
        while let current = node {
            if let responder = current.responder, !responder.isDisabled,
                responder.key?(event) == true
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    private static func shortcut(for event: KeyEvent, in tree: ViewTree) -> (() -> Void)? {
        var found: (() -> Void)?
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            if let responder = node.responder {
                if responder.isDisabled { return }
                if responder.isModal { found = nil }
                if found == nil, let shortcut = responder.shortcut, shortcut.key == event.key,
                    shortcut.modifiers == event.modifiers
                {
                    found = shortcut.action
                }
            }
            node.forEachPaintedChild(visit)
        }
        visit(tree.rootRender)
        return found
    }
}

extension ViewTree {
    /// The foremost node that shuts off everything behind it.
    package var foremostModal: RenderNode? {
        var found: RenderNode?
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            if node.responder?.isModal == true { found = node }
            node.forEachPaintedChild(visit)
        }
        visit(rootRender)
        return found
    }
}
