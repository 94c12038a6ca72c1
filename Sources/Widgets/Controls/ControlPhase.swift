/// What the pointer and the keyboard are doing to a control.
package struct ControlPhase: Hashable, Sendable {
    package var isHovered = false
    package var isPressed = false
    package var isFocused = false
    /// Whether a focus ring is due.
    package var showsFocus = false

    package init() {}

    /// One of three looks.
    func pick<Look>(_ rest: Look, _ hover: Look, _ pressed: Look) -> Look {
        isPressed ? pressed : isHovered ? hover : rest
    }
}
