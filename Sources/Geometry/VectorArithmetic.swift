import Foundation

/// A value that can be added and scaled, and therefore interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)

    /// The sum of the squared components, such as the squared distance of a spring from its target.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This vector multiplied by a number.
    @inlinable package func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) {
        self *= factor
    }

    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) {
        self *= Float(factor)
    }

    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) {
        self *= CGFloat(factor)
    }

    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
