import Foundation
import Geometry

/// The length of a Bézier handle that makes a quarter circle of radius 1.
let quarterCircleHandle: CGFloat = 0.5522847498307936

extension ResolvedPath {
    /// Adds an arc between two angles in radians. As in Core Graphics, `clockwise` assumes that the
    /// y axis points up: on the screen, where it points down, `false` turns clockwise.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if abs(delta) >= turn - 1e-9 {
            delta = clockwise ? -turn : turn
        } else if clockwise {
            if delta > 0 { delta -= turn }
        } else if delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }

    /// Adds a line from the current point to the start of an arc, and the arc. `delta` is in
    /// radians, positive clockwise on the screen.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(startAngle))
        guard delta != 0, delta.isFinite, radius > 0 else { return }
        // Further turns cover the same points.
        let turn = 2 * CGFloat.pi
        let delta =
            abs(delta) > 2 * turn
            ? delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn) : delta
        let count = max(Int(saturating: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let a = startAngle + CGFloat(index) * step
            let b = a + step
            let (from, to) = (point(a), point(b))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)),
                control2: CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b)))
        }
    }

    /// Adds an arc tangent to the line from the current point to `tangent1End` and to the line from
    /// there to `tangent2End`.
    package mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
    ) {
        guard let start = currentPoint else { return move(to: corner) }
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard radius > 0, aLength > 0, bLength > 0, abs(cross) > 1e-9 * aLength * bLength else {
            return addLine(to: corner)
        }
        let halfAngle = acos(min(max((ax * bx + ay * by) / (aLength * bLength), -1), 1)) / 2
        let reach = radius / tan(halfAngle)
        let first = CGPoint(x: corner.x + ax / aLength * reach, y: corner.y + ay / aLength * reach)
        let second = CGPoint(x: corner.x + bx / bLength * reach, y: corner.y + by / bLength * reach)
        // The centre lies off the first tangent point, on the side of the second line.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: first.x - ay / aLength * radius * side, y: first.y + ax / aLength * radius * side)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        var delta = atan2(second.y - center.y, second.x - center.x) - startAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }

    package mutating func addEllipse(in rect: CGRect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (cx, cy) = (rect.midX, rect.midY)
        let (hx, hy) = (rx * quarterCircleHandle, ry * quarterCircleHandle)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
        move(to: at(rx, 0))
        addCurve(to: at(0, ry), control1: at(rx, hy), control2: at(hx, ry))
        addCurve(to: at(-rx, 0), control1: at(-hx, ry), control2: at(-rx, hy))
        addCurve(to: at(0, -ry), control1: at(-rx, -hy), control2: at(-hx, -ry))
        addCurve(to: at(rx, 0), control1: at(hx, -ry), control2: at(rx, -hy))
        closeSubpath()
    }
}
