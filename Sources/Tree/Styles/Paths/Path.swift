import Drawing
import Foundation
import Geometry

/// The outline of a two-dimensional shape.
public struct Path: Equatable, Sendable {
    /// A step of a path: a new figure, a line, a curve, or the end of a figure.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var resolved: ResolvedPath

    package init(_ resolved: ResolvedPath) {
        self.resolved = resolved
    }

    /// Creates an empty path.
    public init() {
        resolved = ResolvedPath()
    }

    /// Creates a path by drawing into an empty one.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path around a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates a path around a rectangle with elliptical corners of a width and a height.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path around a rectangle with corners of a radius in points.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path around a rectangle with corners of different radii; leading corners are the
    /// left ones.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path along the ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    // MARK: Reading

    /// Whether the path has no lines, curves or points.
    public var isEmpty: Bool { resolved.isEmpty }
    /// The point from which the next line starts, or `nil` in an empty path.
    public var currentPoint: CGPoint? { resolved.currentPoint }
    /// The bounds of the path, exactly around its lines and curves; `.null` if it is empty.
    public var boundingRect: CGRect { resolved.bounds }

    /// Returns whether a fill of the path covers a point, by the even-odd rule if `eoFill` is true.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        resolved.contains(p, eoFill: eoFill)
    }

    /// Calls a closure with each step of the path, in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in resolved.elements { body(Element(element)) }
    }

    // MARK: Paths made from it

    /// Returns the outline of a line along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(resolved.strokedPath(StrokeDescription(style)))
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(resolved.trimmedPath(from: from, to: to))
    }

    /// Returns the path with its points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(resolved.applying(transform))
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(resolved.offsetBy(dx: dx, dy: dy))
    }
}

extension Path.Element {
    fileprivate init(_ element: ResolvedPath.Element) {
        self =
            switch element {
            case .move(let point): .move(to: point)
            case .line(let point): .line(to: point)
            case .quadCurve(let point, let control): .quadCurve(to: point, control: control)
            case .curve(let point, let first, let second):
                .curve(to: point, control1: first, control2: second)
            case .close: .closeSubpath
            }
    }
}
