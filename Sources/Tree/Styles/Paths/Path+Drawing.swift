import Drawing
import Foundation
import Geometry

extension Path {
    // MARK: Lines and curves

    /// Begins a new figure at a point.
    public mutating func move(to end: CGPoint) { resolved.move(to: end) }
    /// Adds a line from the current point. In an empty path, its end begins a figure.
    public mutating func addLine(to end: CGPoint) { resolved.addLine(to: end) }
    /// Begins a new figure with lines through the points.
    public mutating func addLines(_ lines: [CGPoint]) { resolved.addLines(lines) }
    /// Adds a line to the start of the figure and ends it.
    public mutating func closeSubpath() { resolved.closeSubpath() }

    /// Adds a curve from the current point that one control point bends.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        resolved.addQuadCurve(to: end, control: control)
    }

    /// Adds a curve from the current point that two control points bend.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        resolved.addCurve(to: end, control1: control1, control2: control2)
    }

    // MARK: Arcs, joined to the current point by a line

    /// Adds an arc between two angles. `clockwise` assumes that the y axis points up, so that
    /// `false` turns clockwise on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians,
                endAngle: endAngle.radians, clockwise: clockwise)
        }
    }

    /// Adds an arc from an angle by `delta`, which turns clockwise on the screen if it is positive.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians,
                delta: delta.radians)
        }
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
    /// there to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        }
    }

    // MARK: Whole figures

    /// Adds a rectangle as a figure of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles, each as a figure of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse in a rectangle as a figure of its own.
    public mutating func addEllipse(
        in rect: CGRect, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with rounded corners as a figure of its own; its leading corners are the
    /// left ones.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii.cornerRadii(style: style)
        add(transform) { $0.addRoundedRect(in: rect, radii: radii) }
    }

    /// Adds a rectangle with elliptical corners of a width and a height, as a figure of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard cornerSize.width > 0, cornerSize.height > 0 else {
            return addRect(rect, transform: transform)
        }
        // Elliptical corners are circular ones, scaled together with the rectangle.
        let squeeze = cornerSize.height / cornerSize.width
        let radii = CornerRadii(cornerSize.width, style: CornerRadii.Style(style))
        let stretched = CGRect(
            x: rect.minX, y: rect.minY / squeeze, width: rect.width, height: rect.height / squeeze)
        let back = CGAffineTransform(scaleX: 1, y: squeeze)
        add(squeeze == 1 ? transform : back.concatenating(transform)) {
            $0.addRoundedRect(in: stretched, radii: radii)
        }
    }

    /// Adds the figures of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        resolved.addPath(path.applying(transform).resolved)
    }

    // MARK: Transforms

    /// Adds the transformed path that `draw` creates.
    private mutating func add(
        _ transform: CGAffineTransform, _ draw: (inout ResolvedPath) -> Void
    ) {
        guard !transform.isIdentity else { return draw(&resolved) }
        var part = ResolvedPath()
        draw(&part)
        resolved.addPath(part.applying(transform))
    }

    /// Adds the transformed path that `draw` creates from the current point.
    private mutating func join(
        _ transform: CGAffineTransform, _ draw: (inout ResolvedPath) -> Void
    ) {
        guard !transform.isIdentity, let point = currentPoint else {
            return add(transform, draw)
        }
        var part = ResolvedPath()
        part.move(to: point.applying(transform.inverted()))
        draw(&part)
        for element in part.applying(transform).elements.dropFirst() { resolved.append(element) }
    }
}
