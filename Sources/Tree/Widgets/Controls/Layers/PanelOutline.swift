import Drawing
import Foundation
import Geometry
import Views

/// The outline of a panel with an arrow at the side that faces a rectangle beside it.
struct PanelOutline {
    let bounds: CGRect
    let radius: CGFloat
    /// In the panel's coordinates.
    let target: CGRect

    /// From the panel's side to the arrow's point, and half of its width.
    static let arrowLength: CGFloat = 8
    private static let arrowHalf: CGFloat = 9

    var shape: DisplayShape {
        guard let edge else { return .roundedRect(bounds, radius: radius) }
        return Path { path in
            path.move(to: CGPoint(x: bounds.minX + radius, y: bounds.minY))
            addSide(edge == .top, to: CGPoint(x: bounds.maxX - radius, y: bounds.minY), in: &path)
            addCorner(x: 1, y: 0, to: CGPoint(x: bounds.maxX, y: bounds.minY + radius), in: &path)
            addSide(
                edge == .trailing, to: CGPoint(x: bounds.maxX, y: bounds.maxY - radius), in: &path)
            addCorner(x: 0, y: 1, to: CGPoint(x: bounds.maxX - radius, y: bounds.maxY), in: &path)
            addSide(
                edge == .bottom, to: CGPoint(x: bounds.minX + radius, y: bounds.maxY), in: &path)
            addCorner(x: -1, y: 0, to: CGPoint(x: bounds.minX, y: bounds.maxY - radius), in: &path)
            addSide(
                edge == .leading, to: CGPoint(x: bounds.minX, y: bounds.minY + radius), in: &path)
            addCorner(x: 0, y: -1, to: CGPoint(x: bounds.minX + radius, y: bounds.minY), in: &path)
            path.closeSubpath()
        }.displayShape(in: bounds)
    }

    /// A side, with the arrow in it where it has one.
    private func addSide(_ hasArrow: Bool, to end: CGPoint, in path: inout Path) {
        if hasArrow, let edge {
            for point in arrow(at: edge) { path.addLine(to: point) }
        }
        path.addLine(to: end)
    }

    /// A quarter of a circle that begins in a direction.
    private func addCorner(x: CGFloat, y: CGFloat, to end: CGPoint, in path: inout Path) {
        guard let start = path.currentPoint else { return }
        // The distance of a control point that makes a cubic curve a quarter of a circle.
        let part = radius * 0.5523
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let second =
            x != 0
            ? CGPoint(x: end.x, y: end.y - (dy < 0 ? -part : part))
            : CGPoint(x: end.x - (dx < 0 ? -part : part), y: end.y)
        path.addCurve(
            to: end, control1: CGPoint(x: start.x + x * part, y: start.y + y * part),
            control2: second)
    }

    /// The side that faces the rectangle; nil where the panel covers it or has no space for an arrow.
    private var edge: Edge? {
        let slack: CGFloat = 0.5
        if target.maxY <= bounds.minY + slack { return fits(bounds.width) ? .top : nil }
        if target.minY >= bounds.maxY - slack { return fits(bounds.width) ? .bottom : nil }
        if target.maxX <= bounds.minX + slack { return fits(bounds.height) ? .leading : nil }
        if target.minX >= bounds.maxX - slack { return fits(bounds.height) ? .trailing : nil }
        return nil
    }

    private func fits(_ length: CGFloat) -> Bool { length >= 2 * (radius + Self.arrowHalf) }

    /// The corners of the arrow, in the order in which the outline goes round.
    private func arrow(at edge: Edge) -> [CGPoint] {
        let (half, length) = (Self.arrowHalf, Self.arrowLength)
        let inset = radius + half
        let x = min(max(target.midX, bounds.minX + inset), bounds.maxX - inset)
        let y = min(max(target.midY, bounds.minY + inset), bounds.maxY - inset)
        return switch edge {
        case .top:
            [
                CGPoint(x: x - half, y: bounds.minY), CGPoint(x: x, y: bounds.minY - length),
                CGPoint(x: x + half, y: bounds.minY),
            ]
        case .trailing:
            [
                CGPoint(x: bounds.maxX, y: y - half), CGPoint(x: bounds.maxX + length, y: y),
                CGPoint(x: bounds.maxX, y: y + half),
            ]
        case .bottom:
            [
                CGPoint(x: x + half, y: bounds.maxY), CGPoint(x: x, y: bounds.maxY + length),
                CGPoint(x: x - half, y: bounds.maxY),
            ]
        case .leading:
            [
                CGPoint(x: bounds.minX, y: y + half), CGPoint(x: bounds.minX - length, y: y),
                CGPoint(x: bounds.minX, y: y - half),
            ]
        }
    }
}
