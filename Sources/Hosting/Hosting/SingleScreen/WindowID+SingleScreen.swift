import Views

extension WindowID {
    /// The single screen's only window on its front.
    package static let singleScreen = WindowID(0)
    /// Events over the single screen's menu bar are those of this window.
    package static let screenBar = WindowID(-1)
}
