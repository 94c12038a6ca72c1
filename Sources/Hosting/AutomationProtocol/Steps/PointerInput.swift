import Foundation

/// One event of a pointer or of a finger, for drivers that send each by itself.
package struct PointerInput: Hashable, Codable, Sendable {
    package enum Phase: String, Codable, Sendable { case down, moved, up }
    package enum Button: String, Codable, Sendable { case primary, middle, secondary }

    package var phase: Phase
    /// In the coordinates of the window's content.
    package var location: CGPoint
    package var window: Selector.Windows
    package var button: Button
    /// A number of the finger on a touch screen; `nil` for a pointer.
    package var finger: Int?

    package init(
        _ phase: Phase, at location: CGPoint, in window: Selector.Windows = .key,
        button: Button = .primary, finger: Int? = nil
    ) {
        self.phase = phase
        self.location = location
        self.window = window
        self.button = button
        self.finger = finger
    }
}
