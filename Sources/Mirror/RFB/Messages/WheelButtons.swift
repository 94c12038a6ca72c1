/// Turns the buttons of RFB that stand for a wheel into scrolling.
struct WheelButtons {
    private var held: PointerButtons = []

    /// How far a step of the wheel scrolls, in points.
    static let pointsPerStep = 48.0

    /// What a pointer message means.
    mutating func inputs(_ x: Int, _ y: Int, _ bits: UInt16, scale: Double) -> [ViewerInput] {
        let buttons = PointerButtons(rawValue: bits)
        let new = buttons.subtracting(held)
        held = buttons
        let step = Self.pointsPerStep * scale
        func direction(_ forth: PointerButtons, _ back: PointerButtons) -> Double {
            (new.contains(forth) ? step : 0) - (new.contains(back) ? step : 0)
        }
        let (dx, dy) = (direction(.wheelRight, .wheelLeft), direction(.wheelDown, .wheelUp))
        let pressed = buttons.intersection([.primary, .middle, .secondary])
        let pointer = ViewerInput.pointer(x: x, y: y, buttons: pressed)
        return dx == 0 && dy == 0 ? [pointer] : [pointer, .scroll(dx: dx, dy: dy, x: x, y: y)]
    }
}
