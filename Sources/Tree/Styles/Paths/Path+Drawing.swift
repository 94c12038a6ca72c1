import Drawing
import Foundation
import Geometry

extension Path {
    // MARK: Lines and curves

    public mutating func move(to end: CGPoint) { resolved.move(to: end) }
    public mutating func addLine(to end: CGPoint) { resolved.addLine(to: end) }
    public mutating func addLines(_ lines: [CGPoint]) { resolved.addLines(lines) }
    public mutating func closeSubpath() { resolved.closeSubpath() }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        resolved.addQuadCurve(to: end, control: control)
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        resolved.addCurve(to: end, control1: control1, control2: control2)
    }

    // MARK: Arcs, joined to the current point by a line

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

    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        }
    }

    // MARK: Whole figures

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(
        in rect: CGRect, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii.cornerRadii(style: style)
        add(transform) { $0.addRoundedRect(in: rect, radii: radii) }
    }

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
