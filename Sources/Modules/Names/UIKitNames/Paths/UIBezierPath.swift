import Casement
import Geometry

/// A path of lines and curves that can be added to.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private var path: Path

    /// The width of the outline in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How the ends of open lines look; cut off at the end by default.
    open var lineCapStyle = CGLineCap.butt
    /// How lines look where they meet; pointed by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest tip of a pointed corner, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether a point is inside if a ray from it crosses an odd number of lines; false by default.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() { path = Path() }

    private init(_ path: Path) { self.path = path }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates a path of the ellipse that a rectangle encloses.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a path of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
    }

    /// Creates a path of a rectangle with some round corners; only the width of the radii counts.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) ? cornerRadii.width : 0
        }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)),
                style: .circular))
    }

    /// Creates a path of an arc, with angles in radians. Clockwise is as one sees it, with y
    /// pointing down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    // MARK: Adding

    /// Starts a new part of the path at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line from the end of the path to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the end of the path to a point.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the end of the path to a point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Path counts directions in a space whose y axis points up, so that they are the other ones
    /// here.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: !clockwise)
    }

    /// Adds a line to the start of the part that was begun last, and closes it.
    open func close() { path.closeSubpath() }
    /// Empties the path; its line settings stay.
    open func removeAllPoints() { path = Path() }
    /// Adds the lines and curves of another path, without its line settings.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Moves, scales or turns the path.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    // MARK: Reading

    /// The lines and curves, as Core Graphics has them.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Whether the path has no lines, curves or points.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path.
    open var bounds: CGRect { path.boundingRect }
    /// The point at which the path ends; zero if it is empty.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether a point is inside the path, by the rule that `usesEvenOddFillRule` chooses.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, eoFill: usesEvenOddFillRule)
    }

    /// Returns a path with the same lines, curves and line settings.
    open override func copy() -> Any {
        let copy = UIBezierPath(path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
