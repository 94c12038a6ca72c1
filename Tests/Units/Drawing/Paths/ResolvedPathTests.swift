import Drawing
import Foundation
import Geometry
import Testing

struct ResolvedPathTests {
    @Test("Bounds follow curves, not their control points")
    func bounds() {
        var path = ResolvedPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test("A full arc has the bounds of its circle", arguments: [true, false])
    func circle(clockwise: Bool) {
        var path = ResolvedPath()
        path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi,
            clockwise: clockwise)
        let bounds = path.bounds
        #expect(abs(bounds.minX) < 0.01 && abs(bounds.maxX - 10) < 0.01)
        #expect(abs(bounds.minY) < 0.01 && abs(bounds.maxY - 10) < 0.01)
    }

    @Test("An arc that is not clockwise goes down the screen from the right")
    func quarter() {
        var path = ResolvedPath()
        path.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.bounds.minX) < 0.01 && abs(path.bounds.minY) < 0.01)
        var other = ResolvedPath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(other.bounds.minX + 10) < 0.01)
    }

    @Test("An arc between tangents touches both")
    func tangents() {
        var path = ResolvedPath()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    }

    @Test("A point in a hole is inside by winding, outside by even and odd")
    func holes() {
        var path = ResolvedPath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(!path.contains(CGPoint(x: 35, y: 15)))
    }

    @Test("Trimming keeps the asked part of the length")
    func trimming() {
        var path = ResolvedPath()
        path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let half = path.trimmedPath(from: 0.25, to: 0.75)
        #expect(abs(half.length - 10) < 1e-9)
        #expect(half.bounds == CGRect(x: 5, y: 0, width: 5, height: 5))
        var circle = ResolvedPath()
        circle.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        for (from, to) in [(0.0, 0.7), (0.1, 0.33), (0.6, 0.95)] {
            // Every point of the part lies on the circle.
            for segment in circle.trimmedPath(from: from, to: to).segments {
                for point in segment.flattened() {
                    let center = circle.bounds
                    let distance = hypot(point.x - center.midX, point.y - center.midY)
                    #expect(abs(distance - center.width / 2) < 0.05)
                }
            }
        }
        #expect(abs(circle.trimmedPath(from: 0, to: 0.5).length - circle.length / 2) < 0.05)
    }

    @Test("A stroked line is as wide as asked, and ends as asked")
    func stroking() {
        var path = ResolvedPath()
        path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
        let butt = path.strokedPath(StrokeDescription(lineWidth: 4))
        #expect(butt.contains(CGPoint(x: 20, y: 11.9)))
        #expect(!butt.contains(CGPoint(x: 20, y: 12.1)))
        #expect(!butt.contains(CGPoint(x: 9, y: 10)))
        let square = path.strokedPath(StrokeDescription(lineWidth: 4, lineCap: .square))
        #expect(square.contains(CGPoint(x: 9, y: 10)))
        let dashed = path.strokedPath(StrokeDescription(lineWidth: 4, dash: [5, 5]))
        #expect(dashed.contains(CGPoint(x: 12, y: 10)))
        #expect(!dashed.contains(CGPoint(x: 17, y: 10)))
    }

    @Test("Rounded corners leave the corner's point outside", arguments: [true, false])
    func roundedCorners(isContinuous: Bool) {
        var path = ResolvedPath()
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 60, height: 40),
            radii: CornerRadii(10, style: isContinuous ? .continuous : .circular))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("A stroke stays within its bounds, and these are not far larger")
    func strokeBounds() {
        var sharp = ResolvedPath()
        sharp.addLines([.zero, CGPoint(x: 20, y: 3), CGPoint(x: 0, y: 6)])
        var check = ResolvedPath()
        check.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 9), CGPoint(x: 12, y: 0)])
        for path in [sharp, check] {
            let stroke = StrokeDescription(lineWidth: 2)
            let bounds = DisplayShape.path(path).strokeBounds(stroke)
            let drawn = path.strokedPath(stroke).bounds.insetBy(dx: 1e-6, dy: 1e-6)
            #expect(bounds.contains(drawn))
        }
        let bounds = DisplayShape.path(check).strokeBounds(StrokeDescription(lineWidth: 2))
        #expect(bounds.height < 13)
    }
}
