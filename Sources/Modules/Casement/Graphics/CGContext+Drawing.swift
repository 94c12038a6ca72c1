import Drawing
import Foundation
import Geometry
import Raster
import Styles

// The current path, and what is drawn.
extension CGContext {
    // MARK: The current path

    /// Discards the current path and starts an empty one.
    public func beginPath() { currentPath = ResolvedPath() }

    /// Starts a new part of the current path at a point, in the coordinates of the current
    /// transform.
    public func move(to point: CGPoint) { currentPath.move(to: placed(point)) }
    /// Adds a straight line from the end of the current path to a point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: placed(point)) }

    /// Adds straight lines through the points, starting at the first of them.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(points.map(placed)) }

    /// Adds a cubic Bézier curve from the end of the current path to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: placed(end), control1: placed(control1), control2: placed(control2))
    }

    /// Adds a quadratic Bézier curve from the end of the current path to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: placed(end), control: placed(control))
    }

    /// Adds a closed rectangle to the current path.
    public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
    /// Adds closed rectangles to the current path.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    /// Adds a closed ellipse that fills the rectangle to the current path.
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

    /// Adds an arc of a circle, with angles in radians; the direction is that seen with y pointing
    /// up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: clockwise)
        join(arc.resolved)
    }

    /// Adds a path to the current one, moved by the current transform.
    public func addPath(_ path: CGPath) {
        currentPath.addPath(path.resolved.applying(surface.transform))
    }

    /// Adds a line to the start of the part that was begun last, and closes it.
    public func closePath() { currentPath.closeSubpath() }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(localPath) }
    /// The smallest rectangle that contains the current path; null if the path is empty.
    public var boundingBoxOfPath: CGRect { localPath.bounds }

    // MARK: Drawing it, after which it is empty

    /// Fills the current path with the fill colour, and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(taken(), isEvenOdd: rule == .evenOdd)
    }

    /// Draws the current path's outline with the stroke colour and the line settings, and empties
    /// it.
    public func strokePath() { stroke(taken()) }

    /// Fills the current path, draws its outline, or both, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }

    /// Limits what is drawn from now on to the inside of the current path, and empties that path.
    public func clip(using rule: CGPathFillRule = .winding) {
        surface.clip(to: taken(), isEvenOdd: rule == .evenOdd)
    }

    // MARK: Shapes

    /// Fills a rectangle, or several one after another, with the fill colour.
    public func fill(_ rect: CGRect) { fill(Path(rect).resolved) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    /// Fills the ellipse that the rectangle encloses with the fill colour.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).resolved) }
    /// Draws the outline of a rectangle with the stroke colour and the line width that is set.
    public func stroke(_ rect: CGRect) { stroke(Path(rect).resolved) }
    /// Draws the outline of the ellipse that the rectangle encloses with the stroke colour.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).resolved) }

    /// Draws the outline of a rectangle with a line `width` points wide. The context's line width stays
    /// as it was.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Draws a line from each point with an even index to the next one.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = ResolvedPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }

    /// Makes the pixels of a rectangle transparent.
    public func clear(_ rect: CGRect) { surface.clear(rect) }
    /// Limits what is drawn from now on to a rectangle, or to several together.
    public func clip(to rect: CGRect) { surface.clip(to: Path(rect).resolved) }

    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        surface.clip(to: path.resolved)
    }

    // MARK: Pictures and gradients

    /// Draws a picture with its top at the rectangle's greatest y.
    public func draw(_ image: CGImage, in rect: CGRect) {
        surface.draw(image.picture, in: rect, opacity: state.opacity)
    }

    /// Colours beyond the ends are those of the ends, as with both options of Core Graphics.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let stops = gradient.resolved.multiplyingOpacity(by: state.opacity)
        surface.fill(everywhere, .linearGradient(stops, from: start, to: end))
    }

    /// Draws colours between two circles. Both have the center of the second one; the center of the
    /// first is not used.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let stops = gradient.resolved.multiplyingOpacity(by: state.opacity)
        let span = Paint.RadialSpan(
            center: endCenter, startRadius: startRadius, endRadius: endRadius)
        surface.fill(everywhere, .radialGradient(stops, span))
    }

    /// The whole surface, in the coordinates of the transform.
    private var everywhere: ResolvedPath {
        let whole = Path(CGRect(origin: .zero, size: surface.size)).resolved
        return whole.applying(surface.transform.inverted())
    }

    // MARK: Private

    private func placed(_ point: CGPoint) -> CGPoint { point.applying(surface.transform) }

    private var localPath: ResolvedPath { currentPath.applying(surface.transform.inverted()) }

    private func taken() -> ResolvedPath {
        defer { currentPath = ResolvedPath() }
        return localPath
    }

    /// Adds an arc, with a line to its start where there is something before it.
    private func join(_ arc: ResolvedPath) {
        for element in arc.applying(surface.transform).elements {
            if case .move(let start) = element, !currentPath.isEmpty {
                currentPath.addLine(to: start)
            } else {
                currentPath.append(element)
            }
        }
    }

    private func fill(_ path: ResolvedPath, isEvenOdd: Bool = false) {
        surface.fill(path, isEvenOdd: isEvenOdd, color(state.fill))
    }

    private func stroke(_ path: ResolvedPath) {
        surface.stroke(path, state.line, color(state.stroke))
    }

    private func color(_ color: CGColor) -> ResolvedColor {
        ResolvedColor(color.resolved).multiplyingOpacity(by: state.opacity)
    }
}
