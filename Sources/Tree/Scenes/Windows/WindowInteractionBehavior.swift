/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Equatable, Sendable {
    private let number: Int

    public static let automatic = WindowInteractionBehavior(number: 0)
    public static let enabled = WindowInteractionBehavior(number: 1)
    public static let disabled = WindowInteractionBehavior(number: 2)
}
