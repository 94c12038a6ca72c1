import Curves
import Foundation

// Animations that follow a curve for a fixed time.
extension Animation {
    private static let standardDuration: TimeInterval = 0.35

    /// An animation at constant speed over 0.35 seconds.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// An animation that starts slowly and speeds up, over 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// An animation that starts fast and slows down, over 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// An animation that starts slowly, speeds up and slows down again, over 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// Returns an animation at constant speed over a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// Returns an animation that starts slowly and speeds up, over a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// Returns an animation that starts fast and slows down, over a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// Returns an animation that starts and ends slowly, over a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// Returns an animation that follows a curve over a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// Returns an animation along a cubic Bézier curve with the control points (`p1x`, `p1y`) and
    /// (`p2x`, `p2y`). Both x coordinates are held in 0...1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }
}
