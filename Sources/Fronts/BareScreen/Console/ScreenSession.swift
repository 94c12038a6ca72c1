/// The right to a screen and its input devices, which another console may take for a while.
package protocol ScreenSession: AnyObject {
    /// Readable while there are changes.
    var descriptors: [Int32] { get }
    /// Whether the app's screen is shown.
    var isActive: Bool { get }
    /// What happened since the last call.
    func changes() -> [ScreenSessionChange]
    /// Lets the other console be shown. Called after the screen and input were given up.
    func allowLeaving()
    /// Shows the console of this number, from 1.
    func show(console number: Int)
    /// Opens a device of the screen or of input; a negative error number where that fails.
    func openDevice(_ path: String) -> Int32
    func closeDevice(_ descriptor: Int32)
    /// Leaves the console as it was found.
    func end()
}

/// What happens to a session.
package enum ScreenSessionChange: Equatable, Sendable {
    /// Another console is about to be shown; it waits for `allowLeaving`.
    case leaving
    case returned
    /// The session has ended from outside.
    case lost(String)
}
