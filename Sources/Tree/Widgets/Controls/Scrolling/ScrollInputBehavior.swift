import Views

/// Whether a kind of input scrolls. Has no effect: no machine here has such an input.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let number: Int

    /// The device decides whether the input scrolls.
    public static let automatic = ScrollInputBehavior(number: 0)
    /// The input scrolls.
    public static let enabled = ScrollInputBehavior(number: 1)
    /// The input does not scroll.
    public static let disabled = ScrollInputBehavior(number: 2)
}

/// A kind of input that some devices scroll with.
public struct ScrollInputKind: Hashable, Sendable {
    private let number: Int

    /// The hand gestures of a watch, which no machine here has.
    public static let handGestureShortcut = ScrollInputKind(number: 0)
}

extension View {
    /// Without effect: no machine here has an input of these kinds.
    nonisolated public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View { self }
}
