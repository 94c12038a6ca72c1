import FoundationNames

/// Delivers a key to the focused node, then to its ancestors, then to the window.
@MainActor
package enum KeyEvents {
    @discardableResult
    package static func handle(_ event: KeyEvent, in tree: ViewTree) -> Bool {
        if let grabber = tree.events.keyGrabber { return grabber.take(event) }
        if event.phase == .up { return offer(event, tree) }
        if event.modifiers.isEmpty, event.key == .return || event.key == .escape,
            tree.focus.leaveDivider()
        {
            return true
        }
        if offer(event, tree) { return true }
        if let action = shortcut(for: event, in: tree) {
            action()
            return true
        }
        if isForMenu(event), EventPass.openMenu(in: tree) { return true }
        if event.key == .function(8), event.modifiers.isSubset(of: .shift),
            tree.focus.advanceToDivider(backwards: event.modifiers.contains(.shift))
        {
            return true
        }
        // Control-Tab also leaves a view that takes Tab itself, such as a text editor.
        if event.key == .tab, event.modifiers.isSubset(of: [.shift, .control]) {
            tree.focus.advance(backwards: event.modifiers.contains(.shift))
            return true
        }
        if event.modifiers.isEmpty, let direction = MoveCommandDirection(event.key),
            tree.focus.move(direction)
        {
            return true
        }
        if undo(event, tree.undoManager) { return true }
        if event.key == .escape, tree.focus.current?.focusable.text != nil {
            tree.focus.clear()
            return true
        }
        if isWayBack(event, isRightToLeft: tree.rootScope.isRightToLeft), let goBack = tree.wayBack
        {
            goBack()
            return true
        }
        return tree.focus.current?.focusable.unclaimedKey?(event) ?? false
    }

    private static func isForMenu(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return false }
        return switch (event.key, event.modifiers) {
        case (.menu, []), (.function(10), .shift): true
        default: false
        }
    }

    /// Whether the key goes back, as is usual on desktops, if no view takes it.
    private static func isWayBack(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
        switch (event.key.following(isRightToLeft: isRightToLeft), event.modifiers) {
        case (.escape, []), (.character("["), .control), (.character("["), .command),
            (.left, .option):
            true
        default: false
        }
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
    static func offer(_ event: KeyEvent, _ tree: ViewTree) -> Bool {
        tree.focus.dropIfGone()
        var node = tree.focus.current?.node ?? tree.foremostModal
        while let current = node {
            if let responder = current.responder, !responder.isDisabled,
                responder.key?(event) == true
            {
                return true
            }
            if tree.focus.take(event, inSection: current) { return true }
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
    /// The foremost modal node.
    package var foremostModal: RenderNode? { foremost(where: \.isModal) }

    /// The foremost modal node that conceals what is behind it.
    package var foremostConcealing: RenderNode? { foremost(where: \.concealsBackground) }

    private func foremost(where isWanted: (Responder) -> Bool) -> RenderNode? {
        var found: RenderNode?
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            if let responder = node.responder, isWanted(responder) { found = node }
            node.forEachPaintedChild(visit)
        }
        visit(rootRender)
        return found
    }

    /// The action of going back: that of the innermost ancestor of the focus that has one, or else
    /// of the foremost node.
    fileprivate var wayBack: (() -> Void)? {
        var node = focus.current?.node
        while let current = node {
            if let goBack = current.responder?.goBack { return goBack }
            if current.responder?.isModal == true { return nil }
            node = current.parent
        }
        func search(_ node: RenderNode) -> (() -> Void)? {
            if node.isLeaving || node.responder?.isDisabled == true { return nil }
            for child in node.children {
                if let found = search(child) { return found }
            }
            return node.responder?.goBack
        }
        return search(foremostModal ?? rootRender)
    }
}
