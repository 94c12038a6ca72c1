import Foundation

/// A value that can be added and scaled, and therefore interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)

    /// The sum of the squared components, such as the squared distance of a spring from its target.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This vector multiplied by a number.
    @inlinable public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this vector towards another one: by 0 it stays, by 1 it becomes the other one.
    @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// This vector moved towards another one: by 0 it is the same, by 1 it is the other one.
    @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) {
        self *= factor
    }

    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) {
        self *= Float(factor)
    }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) {
        self *= CGFloat(factor)
    }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
