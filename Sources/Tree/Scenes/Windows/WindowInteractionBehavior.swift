/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Equatable, Sendable {
    private let number: Int

    /// Leaves it to the system, which does not allow it.
    public static let automatic = WindowInteractionBehavior(number: 0)
    /// Allows it.
    public static let enabled = WindowInteractionBehavior(number: 1)
    /// Does not allow it.
    public static let disabled = WindowInteractionBehavior(number: 2)
}
