import Foundation
import Geometry

/// How a line is drawn along a path; lengths in points.
package struct StrokeDescription: Hashable, Sendable {
    package var lineWidth: CGFloat
    package var lineCap: CGLineCap
    package var lineJoin: CGLineJoin
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// How far the line can reach from its path. `longestMiter` is the greatest ratio of a miter's
    /// length to the line's width; it is 1.4143 for right angles.
    package func reach(longestMiter: CGFloat) -> CGFloat {
        var factor: CGFloat = lineCap == .square ? 1.4143 : 1
        if lineJoin == .miter { factor = max(factor, longestMiter) }
        return lineWidth / 2 * factor
    }

    /// The dash, or none if it is invalid: Cairo needs one positive length and no negative ones.
    package var effectiveDash: [CGFloat] {
        guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
            return []
        }
        return dash
    }
}
