import Foundation

// A dial has no place: it changes the control that has the focus, as assistive technology does. Any
// other view that has the focus gets arrow keys, and without one the middle of the window scrolls.
extension EventPass {
    /// Points that a notch scrolls.
    private static let pointsPerNotch = 48.0
    /// More notches at once are a fault of the dial.
    private static let mostNotches = 64

    /// Clockwise is up for a value, and on for a list or a text.
    static func dial(_ notches: Int, _ tree: ViewTree) -> Bool {
        var left = max(-mostNotches, min(notches, mostNotches))
        guard left != 0 else { return false }
        let isClockwise = left > 0
        if let adjust = adjust(in: tree) {
            for _ in 0..<abs(left) { adjust(isClockwise) }
            return true
        }
        if tree.focus.current != nil {
            let key = KeyEvent(isClockwise ? .down : .up)
            while left != 0, KeyEvents.offer(key, tree) { left -= left.signum() }
        }
        guard left != 0 else { return true }
        return wheel(
            CGSize(width: 0, height: Double(left) * pointsPerNotch),
            at: CGPoint(x: tree.size.width / 2, y: tree.size.height / 2), tree)
    }

    /// What changes the value of the control that has the focus.
    private static func adjust(in tree: ViewTree) -> ((Bool) -> Void)? {
        tree.focus.dropIfGone()
        var node = tree.focus.current?.node
        while let current = node {
            if let adjust = current.accessibility?.adjust { return adjust }
            node = current.parent
        }
        return nil
    }
}
