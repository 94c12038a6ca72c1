/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Equatable, Sendable {
    private let number: Int

    /// Leaves the interaction to the system, which does not allow it.
    public static let automatic = WindowInteractionBehavior(number: 0)
    /// Allows the interaction.
    public static let enabled = WindowInteractionBehavior(number: 1)
    /// Does not allow the interaction.
    public static let disabled = WindowInteractionBehavior(number: 2)
}
