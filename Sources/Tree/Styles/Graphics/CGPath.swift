import Drawing
import Foundation
import Geometry

/// Which points a path covers that winds around them more than once.
public enum CGPathFillRule: Sendable {
    case winding
    case evenOdd
}

/// A sequence of lines and curves that does not change. `Path` is the type to draw with.
public class CGPath: Hashable, @unchecked Sendable {
    package fileprivate(set) var resolved: ResolvedPath

    package init(_ resolved: ResolvedPath) { self.resolved = resolved }

    /// Creates a path around a rectangle; `transform` changes its points unless nil.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect), transform)
    }

    /// Creates a path along the ellipse in a rectangle; `transform` changes its points unless nil.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect), transform)
    }

    /// Creates a path around a rectangle with elliptical corners of a width and a height;
    /// `transform` changes its points unless nil.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path.applying(transform?.pointee ?? .identity).resolved)
    }

    /// Whether the path has no lines, curves or points.
    public var isEmpty: Bool { resolved.isEmpty }
    /// The point from which the next line starts; zero in an empty path.
    public var currentPoint: CGPoint { resolved.currentPoint ?? .zero }
    /// The bounds of all points, those included that only bend curves.
    public var boundingBox: CGRect { resolved.controlBounds }
    /// The bounds of the path, exactly around its lines and curves.
    public var boundingBoxOfPath: CGRect { resolved.bounds }

    /// Returns whether a fill of the transformed path covers a point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        resolved.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns a copy of the path, which is never nil.
    public func copy() -> CGPath? { CGPath(resolved) }
    /// Returns a copy of the path that can be changed, which is never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(resolved) }

    /// Returns a copy of the path with its points transformed, unless `transform` is nil. It is
    /// never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(resolved.applying(transform?.pointee ?? .identity))
    }

    /// Returns the outline of a line along the path, once its points are transformed.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let line = StrokeDescription(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(resolved.applying(transform).strokedPath(line))
    }

    /// Returns the path's dashes, once its points are transformed: `lengths` gives dashes and gaps
    /// in turn, in points, and `phase` how far into them the path starts.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let line = StrokeDescription(dash: lengths, dashPhase: phase)
        return CGPath(resolved.applying(transform).dashed(line))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.resolved == b.resolved }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

/// A sequence of lines and curves to which more can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(ResolvedPath()) }

    fileprivate override init(_ resolved: ResolvedPath) { super.init(resolved) }

    /// Begins a new figure at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        resolved.move(to: point.applying(transform))
    }

    /// Adds a line from the current point. In an empty path, its end begins a figure.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        resolved.addLine(to: point.applying(transform))
    }

    /// Begins a new figure with lines through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        resolved.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a curve from the current point that one control point bends.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        resolved.addQuadCurve(
            to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve from the current point that two control points bend.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        resolved.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds a rectangle as a figure of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }

    /// Adds rectangles, each as a figure of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }

    /// Adds the ellipse in a rectangle as a figure of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners as a figure of its own.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRoundedRect(
                in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
                style: .circular, transform: transform)
        }
    }

    /// Adds an arc between two angles in radians. `clockwise` assumes that the y axis points up, so
    /// that `false` turns clockwise on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: .radians(startAngle),
                endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
        }
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
    /// there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
                transform: transform)
        }
    }

    /// Adds an arc that turns by `delta` radians, clockwise on the screen if that is positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: .radians(startAngle),
                delta: .radians(delta), transform: transform)
        }
    }

    /// Adds the figures of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        resolved.addPath(path.resolved.applying(transform))
    }

    /// Adds a line to the start of the figure and ends it.
    public func closeSubpath() { resolved.closeSubpath() }

    private func change(_ body: (inout Path) -> Void) {
        var path = Path(resolved)
        body(&path)
        resolved = path.resolved
    }
}

extension Path {
    /// Creates a path of the lines and curves of a path object.
    public init(_ path: CGPath) { self.init(path.resolved) }

    public init(_ path: CGMutablePath) { self.init(path.resolved) }

    /// The path as an object.
    public var cgPath: CGPath { CGPath(resolved) }
}
