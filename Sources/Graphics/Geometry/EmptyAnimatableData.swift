/// A vector without components, for values that are not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public static let zero = EmptyAnimatableData()

    public init() {}

    public mutating func scale(by factor: Double) {}

    public var magnitudeSquared: Double { 0 }

    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData)
        -> EmptyAnimatableData
    {
        .zero
    }

    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData)
        -> EmptyAnimatableData
    {
        .zero
    }
}
