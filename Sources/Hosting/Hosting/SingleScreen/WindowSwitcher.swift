import Scenes
import Views

/// Switching between windows while Alt is held: each Tab chooses the next, releasing Alt switches to
/// it. The order does not change in the meantime.
package struct WindowSwitcher: Equatable, Sendable {
    /// Those that last had the keyboard first.
    package let windows: [WindowID]
    package private(set) var chosen: Int

    /// Nil where there is nothing to switch to.
    package init?(_ manager: WindowManager, backwards: Bool) {
        windows = manager.switchOrder
        guard !windows.isEmpty else { return nil }
        // Where no window has the keyboard, the first window is already another one.
        let first = manager.key == nil ? 0 : min(1, windows.count - 1)
        chosen = backwards ? windows.count - 1 : first
    }

    package mutating func advance(backwards: Bool) {
        let count = windows.count
        chosen = (chosen + (backwards ? count - 1 : 1)) % count
    }

    package var choice: WindowID { windows[chosen] }
}
