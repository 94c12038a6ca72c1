import Views

// Services of Apple's systems that a view may ask for, and that no machine here has.

/// How much a text field offers of the system's writing tools.
public struct WritingToolsBehavior: Sendable, Hashable {
    private let name: String

    /// The system decides which tools are offered.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// The tools may replace the text where it stands.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// The tools show what they suggest beside the text.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// No tools are offered.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Says how much of the system's writing tools the text inside offers. Such tools do not exist
    /// here: text is only written by people.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        self
    }

    /// Names what people do in the view for the system's tracking of interaction. Nothing is tracked
    /// here.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
        self
    }
}
