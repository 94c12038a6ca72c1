import Curves
import Foundation

// Animations that follow a curve for a fixed time.
extension Animation {
    private static let standardDuration: TimeInterval = 0.35

    public static var linear: Animation { linear(duration: standardDuration) }
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }
}
