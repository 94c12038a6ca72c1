/// Two vectors animated as one. Nested pairs hold more than two.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First
    /// The second vector.
    public var second: Second

    /// A pair of two zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// Creates a pair of two vectors.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Multiplies both vectors by a number.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    /// The sum of the squared components of both vectors.
    public var magnitudeSquared: Double {
        first.magnitudeSquared + second.magnitudeSquared
    }

    /// Returns the sums of the first and of the second vectors.
    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }

    /// Returns the differences of the first and of the second vectors.
    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
