import Foundation

// Rows that show their swipe actions: by a drag, by the wheel, and by the left and right arrow keys.
extension ListInteraction {
    /// The actions that are shown or about to be; one row at a time.
    var openSwipe: RowSwipe? {
        guard let open = lastSwipe, open.revealed > 0 else { return nil }
        return open
    }

    func opened(_ swipe: RowSwipe) {
        if let other = openSwipe, other !== swipe { other.close() }
        lastSwipe = swipe
    }

    /// Points of a horizontal wheel step that open or close a row.
    private static var wheelThreshold: CGFloat { 24 }

    func swipeRow(at point: CGPoint) -> Int? { list.row(at: point) }

    func swipes(of row: Int) -> [RowSwipe] {
        list.items.indices.contains(row) ? list.items[row].swipes.filter(\.isEnabled) : []
    }

    /// The actions that a swipe to the right (positive) or left reveals, or hides again.
    func swipe(of row: Int, towards x: CGFloat) -> RowSwipe? {
        let own = swipes(of: row)
        if let open = openSwipe, own.contains(where: { $0 === open }) { return open }
        return own.last { $0.isOnLeft == (x > 0) }
    }

    func width(of row: Int) -> CGFloat {
        list.items.indices.contains(row) ? list.items[row].frame.width : 0
    }

    /// Whether a point is on the actions that a row shows.
    func isOnActions(_ point: CGPoint) -> Bool {
        guard let open = openSwipe, let row = list.row(at: point),
            swipes(of: row).contains(where: { $0 === open })
        else { return false }
        let frame = list.items[row].frame
        return open.isOnLeft
            ? point.x < frame.minX + open.revealed : point.x > frame.maxX - open.revealed
    }

    /// A step along a row opens its actions or closes them; one across closes those that are open.
    func takeWheel(_ delta: CGSize, at point: CGPoint) -> CGSize {
        guard abs(delta.width) > abs(delta.height) else {
            openSwipe?.close()
            return delta
        }
        guard let row = list.row(at: point), let swipe = swipe(of: row, towards: -delta.width)
        else { return delta }
        wheeled += delta.width
        if abs(wheeled) >= Self.wheelThreshold {
            let opens = swipe.isOnLeft == (wheeled < 0)
            wheeled = 0
            if opens {
                opened(swipe)
                swipe.open()
            } else {
                swipe.close()
            }
        }
        return CGSize(width: 0, height: delta.height)
    }

    /// An arrow key swipes the row of the cursor, or hides what is shown.
    func swipeCursor(towards x: CGFloat) -> Bool {
        guard let row = cursorRow else { return false }
        if let open = openSwipe, open.isOnLeft != (x > 0) { return closeSwipe() }
        guard let swipe = swipes(of: row).last(where: { $0.isOnLeft == (x > 0) }) else {
            return false
        }
        opened(swipe)
        swipe.pressed = { [weak self] in self?.takeFocusBack() }
        let render = list.items[row].render
        swipe.appeared = { [weak self, weak render] in self?.focusActions(of: render) }
        swipe.open()
        list.tree.afterLayout { swipe.appeared() }
        return true
    }

    /// Moves the focus to the actions of a row once they are there.
    private func focusActions(of row: RowRender?) {
        list.refresh()
        guard let item = list.items.first(where: { $0.render === row }),
            let strip = item.strips.last
        else { return }
        for swipe in item.swipes { swipe.appeared = {} }
        list.tree.focus.moveInto(strip)
    }

    /// Hides the actions; the focus goes back from them to the list.
    func closeSwipe() -> Bool {
        guard let openSwipe else { return false }
        openSwipe.close()
        takeFocus()
        return true
    }

    /// The focus goes back to the list if it is on an action, which goes away.
    private func takeFocusBack() {
        if list.tree.focus.current?.node?.isInside(list) == true { takeFocus() }
    }

    private func takeFocus() {
        guard let focusable = list.rowResponder.focusable else { return }
        list.tree.focus.set(focusable, node: list, byKeyboard: true)
    }
}
