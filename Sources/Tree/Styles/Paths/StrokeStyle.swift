import Drawing
import Foundation
import Geometry

/// How a line is drawn along a path; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: CGLineCap
    /// The shape of the line's corners.
    public var lineJoin: CGLineJoin
    /// How long a pointed corner may be, as a multiple of the line's width; longer ones are cut
    /// off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line. The line is also
    /// solid if a length is negative or all are zero.
    public var dash: [CGFloat]
    /// How far into the dashes the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a style of a solid line, or of a dashed one if `dash` is not empty.
    public init(
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
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension StrokeDescription {
    package init(_ style: StrokeStyle) {
        self.init(
            lineWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
            miterLimit: style.miterLimit, dash: style.dash, dashPhase: style.dashPhase)
    }
}

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd fill rule is used rather than the nonzero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. Has no effect: shapes always have smooth edges.
    public var isAntialiased: Bool

    /// Creates a style with a fill rule: even-odd, or nonzero winding if `eoFill` is false.
    /// `antialiased` has no effect.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
