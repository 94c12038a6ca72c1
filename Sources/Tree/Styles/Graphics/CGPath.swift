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

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect), transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect), transform)
    }

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

    public var isEmpty: Bool { resolved.isEmpty }
    public var currentPoint: CGPoint { resolved.currentPoint ?? .zero }
    /// The bounds of all points, those included that only bend curves.
    public var boundingBox: CGRect { resolved.controlBounds }
    public var boundingBoxOfPath: CGRect { resolved.bounds }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        resolved.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(resolved) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(resolved) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(resolved.applying(transform?.pointee ?? .identity))
    }

    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let line = StrokeDescription(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(resolved.applying(transform).strokedPath(line))
    }

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
    public init() { super.init(ResolvedPath()) }

    fileprivate override init(_ resolved: ResolvedPath) { super.init(resolved) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        resolved.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        resolved.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        resolved.addLines(points.map { $0.applying(transform) })
    }

    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        resolved.addQuadCurve(
            to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        resolved.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }

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

    /// Angles are in radians.
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

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        resolved.addPath(path.resolved.applying(transform))
    }

    public func closeSubpath() { resolved.closeSubpath() }

    private func change(_ body: (inout Path) -> Void) {
        var path = Path(resolved)
        body(&path)
        resolved = path.resolved
    }
}

extension Path {
    public init(_ path: CGPath) { self.init(path.resolved) }

    public init(_ path: CGMutablePath) { self.init(path.resolved) }

    /// The path as an object.
    public var cgPath: CGPath { CGPath(resolved) }
}
