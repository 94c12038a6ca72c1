import Foundation

/// An angle of any number of turns, clockwise on the screen.
public struct Angle: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// An angle of no turn.
    public static let zero = Angle()

    /// Creates an angle of no turn.
    public init() {
        self.init(radians: 0)
    }

    /// Creates an angle from a number of radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle from a number of degrees.
    public init(degrees: Double) {
        self.init(radians: degrees * .pi / 180)
    }

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Returns an angle of a number of radians.
    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// Returns an angle of a number of degrees.
    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    public static prefix func - (angle: Angle) -> Angle {
        Angle(radians: -angle.radians)
    }

    /// Returns the sum of two angles, which may be more than one turn.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// Returns the difference of two angles, which may be negative.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// Adds the second angle to the first.
    public static func += (left: inout Angle, right: Angle) {
        left.radians += right.radians
    }

    /// Subtracts the second angle from the first.
    public static func -= (left: inout Angle, right: Angle) {
        left.radians -= right.radians
    }

    /// Returns an angle multiplied by a factor.
    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }

    public static func * (factor: Double, angle: Angle) -> Angle {
        angle * factor
    }

    /// Returns an angle divided by a number.
    public static func / (angle: Angle, divisor: Double) -> Angle {
        Angle(radians: angle.radians / divisor)
    }
}

extension Angle: Comparable {
    public static func < (left: Angle, right: Angle) -> Bool {
        left.radians < right.radians
    }
}
