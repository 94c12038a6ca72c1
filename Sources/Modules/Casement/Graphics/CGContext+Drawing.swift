import Drawing
import Foundation
import Geometry
import Raster
import Styles

// The current path, and what is drawn.
extension CGContext {
    // MARK: The current path

    public func beginPath() { currentPath = ResolvedPath() }

    public func move(to point: CGPoint) { currentPath.move(to: placed(point)) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: placed(point)) }

    public func addLines(between points: [CGPoint]) { currentPath.addLines(points.map(placed)) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: placed(end), control1: placed(control1), control2: placed(control2))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: placed(end), control: placed(control))
    }

    public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

    /// Clockwise where y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: clockwise)
        join(arc.resolved)
    }

    public func addPath(_ path: CGPath) {
        currentPath.addPath(path.resolved.applying(surface.transform))
    }

    public func closePath() { currentPath.closeSubpath() }

    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(localPath) }
    public var boundingBoxOfPath: CGRect { localPath.bounds }

    // MARK: Drawing it, after which it is empty

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(taken(), isEvenOdd: rule == .evenOdd)
    }

    public func strokePath() { stroke(taken()) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        surface.clip(to: taken(), isEvenOdd: rule == .evenOdd)
    }

    // MARK: Shapes

    public func fill(_ rect: CGRect) { fill(Path(rect).resolved) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).resolved) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect).resolved) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).resolved) }

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

    public func clear(_ rect: CGRect) { surface.clear(rect) }
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

    /// Both circles have the first one's center, if that is inside of the second.
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
