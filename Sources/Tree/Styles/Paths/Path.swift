import Drawing
import Foundation
import Geometry

/// The outline of a two-dimensional shape.
public struct Path: Equatable, Sendable {
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

    public init() {
        resolved = ResolvedPath()
    }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    // MARK: Reading

    public var isEmpty: Bool { resolved.isEmpty }
    public var currentPoint: CGPoint? { resolved.currentPoint }
    public var boundingRect: CGRect { resolved.bounds }

    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        resolved.contains(p, eoFill: eoFill)
    }

    public func forEach(_ body: (Path.Element) -> Void) {
        for element in resolved.elements { body(Element(element)) }
    }

    // MARK: Paths made from it

    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(resolved.strokedPath(StrokeDescription(style)))
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(resolved.trimmedPath(from: from, to: to))
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(resolved.applying(transform))
    }

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
