import Foundation
import Geometry

/// A function from progress in time to progress in value; both run from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
    }

    private let function: Function

    /// A straight line, at constant speed.
    public static let linear = UnitCurve(function: .linear)
    /// A curve that starts slowly and speeds up.
    public static let easeIn = bezier(
        startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 1, y: 1))
    /// A curve that starts fast and slows down.
    public static let easeOut = bezier(
        startControlPoint: .init(x: 0, y: 0), endControlPoint: .init(x: 0.58, y: 1))
    /// A curve that starts slowly, speeds up and slows down again.
    public static let easeInOut = bezier(
        startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 0.58, y: 1))
    /// A quarter of a circle that starts from rest and ends very fast.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// A quarter of a circle that starts very fast and comes to rest.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// Two quarters of a circle: from rest to very fast in the middle, and to rest again.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// A cubic curve from (0, 0) to (1, 1). The horizontal control coordinates are held in 0...1,
    /// so that time never runs backwards.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            function: .bezier(
                CubicBezier(
                    x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
                    x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y)))
    }

    /// The value at `progress`, which is held in 0...1.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return x
        case .bezier(let curve): return curve.y(atX: x)
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
            let rest = 2 - 2 * x
            return (1 + (1 - rest * rest).squareRoot()) / 2
        case .circularEaseInOutInverse:
            let near = (x * (1 - x)).squareRoot()
            return x < 0.5 ? near : 1 - near
        }
    }

    /// The slope at `progress`, which is held in 0...1.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return 1
        case .bezier(let curve): return curve.slope(atX: x)
        case .circularEaseIn: return x / (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            let near = 2 * min(x, 1 - x)
            return near / (1 - near * near).squareRoot()
        case .circularEaseInOutInverse:
            return abs(1 - 2 * x) / (2 * (x * (1 - x)).squareRoot())
        }
    }

    /// The curve with time and value exchanged.
    public var inverse: UnitCurve {
        switch function {
        case .linear: return self
        case .bezier(let curve):
            return .bezier(
                startControlPoint: .init(x: curve.y1, y: curve.x1),
                endControlPoint: .init(x: curve.y2, y: curve.x2))
        case .circularEaseIn: return .circularEaseOut
        case .circularEaseOut: return .circularEaseIn
        case .circularEaseInOut: return UnitCurve(function: .circularEaseInOutInverse)
        case .circularEaseInOutInverse: return .circularEaseInOut
        }
    }
}
