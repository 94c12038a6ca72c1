import Foundation
import Geometry
import Testing

@testable import Styles

struct PathTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("A path tells its elements in order")
    func elements() {
        let path = Path {
            $0.move(to: CGPoint(x: 1, y: 2))
            $0.addLine(to: CGPoint(x: 3, y: 4))
            $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
            $0.addCurve(to: CGPoint(x: 7, y: 8), control1: .zero, control2: CGPoint(x: 1, y: 1))
            $0.closeSubpath()
        }
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
                .quadCurve(to: CGPoint(x: 5, y: 6), control: .zero),
                .curve(
                    to: CGPoint(x: 7, y: 8), control1: .zero, control2: CGPoint(x: 1, y: 1)),
                .closeSubpath,
            ])
    }

    @Test("A path's description is read back as the same path")
    func description() {
        #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
        let path = Path(ellipseIn: CGRect(x: 0.1, y: 0, width: 3, height: 7))
        #expect(Path(path.description) == path)
        #expect(Path("0 0 10 10 re") == square)
        #expect(Path("0 0 x") == nil)
        #expect(Path("0 0 m 1") == nil)
    }

    @Test("A path knows its box and what lies inside")
    func reading() {
        #expect(square.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.contains(CGPoint(x: 5, y: 5)))
        #expect(!square.contains(CGPoint(x: 15, y: 5)))
        var holed = square
        holed.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(holed.contains(CGPoint(x: 5, y: 5)))
        #expect(!holed.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(Path().isEmpty)
        #expect(Path().currentPoint == nil)
    }

    @Test("As on Apple's systems, an arc that is not clockwise goes down from the right")
    func arcs() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let box = path.boundingRect
        #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01)
        #expect(abs(box.maxX - 10) < 0.01 && abs(box.maxY - 10) < 0.01)
    }

    @Test("A transformed arc is joined to the current point, which stays where it is")
    func transformedArc() {
        var path = Path()
        path.move(to: CGPoint(x: 100, y: 0))
        path.addRelativeArc(
            center: .zero, radius: 1, startAngle: .zero, delta: .degrees(90),
            transform: CGAffineTransform(scaleX: 10, y: 10))
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(elements.first == .move(to: CGPoint(x: 100, y: 0)))
        #expect(elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    }

    @Test("Corners may be wider than high")
    func cornerSize() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
            cornerSize: CGSize(width: 40, height: 10), style: .circular)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 5, y: 9)))
        #expect(!path.contains(CGPoint(x: 9, y: 2)))
        #expect(path.contains(CGPoint(x: 45, y: 0.5)))
    }

    @Test("Paths are moved, scaled, trimmed and stroked into other paths")
    func derived() {
        #expect(
            square.offsetBy(dx: 5, dy: 0).boundingRect
                == CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(
            square.applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect.width == 20)
        #expect(
            square.trimmedPath(from: 0, to: 0.25).boundingRect
                == CGRect(x: 0, y: 0, width: 10, height: 0))
        let stroked = square.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(stroked.contains(CGPoint(x: 10.5, y: 5)))
        #expect(!stroked.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("A stroke's width animates, its dash does not")
    func strokeStyle() {
        var style = StrokeStyle(lineWidth: 2, dash: [1])
        style.animatableData.scale(by: 2)
        #expect(style.lineWidth == 4)
        #expect(style.dash == [1])
    }
}
