import Views

/// How a control differs from most others in the way it is pressed.
struct PressOptions {
    var isTabStop = true
    /// Whether the keyboard shortcut in the environment presses it.
    var takesShortcut = false
    /// Whether Return presses it while it has the focus, as Space does.
    var takesReturn = true
    var repeats = false
    var cursor: Cursor?
    /// Whether it has the focus while the pointer is over it, as rows of menus do.
    var focusesOnHover = false
}
