/// What a line of the log is about.
package enum LogCategory: UInt64, CaseIterable, Sendable {
    /// All that has no other category, and the lines of an app's own that it writes through `os`.
    case app
    /// Pictures, colours, fonts and other files of an app.
    case assets
    /// Stores of models.
    case data
    /// What the desktop, the X server and other programs do for an app.
    case desktop
    /// Frames: what they took, and how many pixels changed.
    case frames
    /// Events of pointers, keys and windows.
    case input
    /// How many sizes each layout computed.
    case layout
    /// Viewers elsewhere.
    case mirror
    /// Saved sessions.
    case session
    /// Writes of state, and the bodies that are evaluated for them.
    case state

    package var name: String { "\(self)" }
}
