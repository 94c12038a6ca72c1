/// Whether a control is hovered, pressed or focused.
package struct ControlPhase: Hashable, Sendable {
    package var isHovered = false
    package var isPressed = false
    package var isFocused = false
    /// Whether to draw a focus ring.
    package var showsFocus = false

    package init() {}

    /// The value for the control at rest, hovered or pressed.
    func pick<Look>(_ rest: Look, _ hover: Look, _ pressed: Look) -> Look {
        isPressed ? pressed : isHovered ? hover : rest
    }
}
