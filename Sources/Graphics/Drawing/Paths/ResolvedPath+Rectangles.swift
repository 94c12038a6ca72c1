import Foundation
import Geometry

extension ResolvedPath {
    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    package mutating func addRoundedRect(in rect: CGRect, radii: CornerRadii) {
        let fitted = radii.fitted(to: rect.size)
        guard !rect.isNull else { return }
        guard fitted.largest > 0 else { return addRect(rect) }
        // A continuous corner reaches further along the sides, where they are long enough.
        let halfSide = min(rect.width, rect.height) / 2
        let corners: [(CGPoint, CGFloat, x: CGFloat, y: CGFloat)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), fitted.topRight, -1, 1),
            (CGPoint(x: rect.maxX, y: rect.maxY), fitted.bottomRight, -1, -1),
            (CGPoint(x: rect.minX, y: rect.maxY), fitted.bottomLeft, 1, -1),
            (CGPoint(x: rect.minX, y: rect.minY), fitted.topLeft, 1, 1),
        ]
        for (index, corner) in corners.enumerated() {
            let shape =
                fitted.style == .continuous
                ? .continuous(radius: corner.1, room: halfSide) : CornerCurve(radius: corner.1)
            // Going round clockwise, corners alternate between leaving a horizontal and a
            // vertical side.
            let leavesHorizontal = index % 2 == 0
            func place(_ p: CGPoint) -> CGPoint {
                let (along, away) = leavesHorizontal ? (p.x, p.y) : (p.y, p.x)
                return CGPoint(x: corner.0.x + along * corner.x, y: corner.0.y + away * corner.y)
            }
            if index == 0 {
                move(to: place(shape.start))
            } else {
                addLine(to: place(shape.start))
            }
            for curve in shape.curves {
                addCurve(
                    to: place(curve.end), control1: place(curve.first),
                    control2: place(curve.second))
            }
        }
        closeSubpath()
    }

}

/// One rounded corner at the origin: from a point on the x axis to one on the y axis.
private struct CornerCurve {
    var start: CGPoint
    var curves: [(first: CGPoint, second: CGPoint, end: CGPoint)]

    init(start: CGPoint, curves: [(first: CGPoint, second: CGPoint, end: CGPoint)]) {
        self.start = start
        self.curves = curves
    }

    /// A quarter of a circle.
    init(radius: CGFloat) {
        start = CGPoint(x: radius, y: 0)
        guard radius > 0 else {
            curves = []
            return
        }
        let inner = radius * (1 - quarterCircleHandle)
        curves = [
            (CGPoint(x: inner, y: 0), CGPoint(x: 0, y: inner), CGPoint(x: 0, y: radius))
        ]
    }

    /// A corner whose bend grows slowly: three curves that begin 1.53 radii from the corner where
    /// there is room, and come ever nearer to a circle's where there is less.
    static func continuous(radius: CGFloat, room: CGFloat) -> CornerCurve {
        let reach: CGFloat = 1.5287
        let part = radius > 0 ? min(max((room / radius - 1) / (reach - 1), 0), 1) : 0
        guard part > 0 else { return CornerCurve(radius: radius) }
        func mix(_ circle: (CGFloat, CGFloat), _ smooth: (CGFloat, CGFloat)) -> CGPoint {
            CGPoint(
                x: radius * (circle.0 + (smooth.0 - circle.0) * part),
                y: radius * (circle.1 + (smooth.1 - circle.1) * part))
        }
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        let start = mix((1, 0), (reach, 0))
        let firstHandle = mix((0.8738, 0), (1.0885, 0))
        let secondHandle = mix((0.7488, 0.0239), (0.8684, 0))
        let joint = mix((0.6315, 0.0704), (0.6315, 0.0749))
        let middleHandle = mix((0.375, 0.1721), (0.3728, 0.1691))
        return CornerCurve(
            start: start,
            curves: [
                (firstHandle, secondHandle, joint),
                (middleHandle, mirrored(middleHandle), mirrored(joint)),
                (mirrored(secondHandle), mirrored(firstHandle), mirrored(start)),
            ])
    }
}
