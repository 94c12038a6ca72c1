// Dividers and the lines between columns are no stops of Tab; a key of their own goes to them.
@MainActor
extension FocusChain {
    /// Moves the focus to the next divider of the window or the previous one; from elsewhere to the
    /// first or the last. False if there is none.
    func advanceToDivider(backwards: Bool) -> Bool {
        let dividers = holders { $0.isDivider }
        guard !dividers.isEmpty else { return false }
        let next: Int
        if let index = dividers.firstIndex(where: { $0.focusable === current?.focusable }) {
            next = (index + (backwards ? -1 : 1) + dividers.count) % dividers.count
        } else {
            next = backwards ? dividers.count - 1 : 0
        }
        guard let node = dividers[next].node else { return false }
        let former = hasDivider ? formerOfDivider : current.map { ($0, isByKeyboard) }
        set(dividers[next].focusable, node: node, byKeyboard: true)
        formerOfDivider = former
        node.revealInScrollViews()
        return true
    }

    /// Gives the focus back where it was before a divider got it. False if no divider has it.
    func leaveDivider() -> Bool {
        guard hasDivider else { return false }
        guard let former = formerOfDivider, let node = former.holder.node, node.isInTree,
            !node.isInLeavingPart, former.holder.focusable.isEnabled
        else {
            clear(toGoOnFrom: formerOfDivider?.holder)
            return true
        }
        set(former.holder.focusable, node: node, byKeyboard: former.byKeyboard)
        return true
    }

    var hasDivider: Bool { current?.focusable.isDivider == true }
}
