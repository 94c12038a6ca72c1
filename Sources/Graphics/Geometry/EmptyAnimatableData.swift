/// A vector without components, for values that are not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The only value of the type.
    public static let zero = EmptyAnimatableData()

    /// Creates a vector without components.
    public init() {}

    /// Does nothing, because the vector has no components.
    public mutating func scale(by factor: Double) {}

    /// The sum of the squared components, which is always 0.
    public var magnitudeSquared: Double { 0 }

    /// Returns the only value of the type.
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData)
        -> EmptyAnimatableData
    {
        .zero
    }

    /// Returns the only value of the type.
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData)
        -> EmptyAnimatableData
    {
        .zero
    }
}
