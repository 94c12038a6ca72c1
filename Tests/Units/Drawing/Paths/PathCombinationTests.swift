import Foundation
import Geometry
import RandomNumbers
import Testing

@testable import Drawing

struct PathCombinationTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> ResolvedPath
    {
        var path = ResolvedPath()
        path.addRect(CGRect(x: x, y: y, width: width, height: height))
        return path
    }

    private func area(_ path: ResolvedPath) -> CGFloat {
        path.polylines.reduce(0) { sum, line in
            var points = line.points
            points.append(points[0])
            return sum
                + zip(points, points.dropFirst()).reduce(0) {
                    $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
                }
        }
    }

    @Test("Two rectangles that share a side are one rectangle together")
    func neighbours() {
        let both = rect(0, 0, 10, 10).combined(
            with: rect(10, 0, 10, 10), by: .union, eoFill: false)
        #expect(both.asRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("What two rectangles have in common is a rectangle")
    func overlap() {
        let common = rect(0, 0, 10, 10).combined(
            with: rect(5, 4, 10, 10), by: .intersection, eoFill: false)
        #expect(common.asRect == CGRect(x: 5, y: 4, width: 5, height: 6))
    }

    @Test("A hole runs in the other sense")
    func hole() {
        let ring = rect(0, 0, 10, 10).combined(
            with: rect(2, 2, 6, 6), by: .subtraction, eoFill: false)
        #expect(abs(abs(area(ring)) - 64) < 1e-6)
        #expect(ring.polylines.count == 2)
        #expect(!ring.contains(CGPoint(x: 5, y: 5)))
        #expect(ring.contains(CGPoint(x: 1, y: 5)))
    }

    @Test("Paths that do not touch, are equal, or are empty")
    func simple() {
        let (near, far) = (rect(0, 0, 10, 10), rect(20, 20, 5, 5))
        #expect(near.combined(with: far, by: .intersection, eoFill: false).isEmpty)
        #expect(abs(area(near.combined(with: far, by: .union, eoFill: false))) == 125)
        #expect(near.combined(with: near, by: .symmetricDifference, eoFill: false).isEmpty)
        #expect(near.combined(with: near, by: .union, eoFill: false).asRect != nil)
        let empty = ResolvedPath()
        #expect(empty.combined(with: empty, by: .union, eoFill: false).isEmpty)
        #expect(near.combined(with: empty, by: .subtraction, eoFill: false).asRect != nil)
    }

    @Test("Lengths that are not numbers combine to nothing")
    func badInput() {
        let bad = rect(.nan, 0, 10, .infinity)
        #expect(bad.combined(with: bad, by: .union, eoFill: false).isEmpty)
    }

    @Test("A shape smaller than any pixel and one larger than any screen combine without a trap")
    func extremes() {
        let tiny = rect(0, 0, 1e-15, 1e-15)
        _ = tiny.combined(with: tiny, by: .union, eoFill: false)
        let huge = rect(-1e300, -1e300, 2e300, 2e300)
        _ = huge.combined(with: rect(0, 0, 10, 10), by: .subtraction, eoFill: false)
    }

    @Test("A line is cut where it enters and leaves a shape, and stays a curve")
    func lines() {
        var line = ResolvedPath()
        line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        let inside = line.lines(insideOf: rect(0, 0, 10, 10), true, eoFill: false)
        #expect(
            inside.elements == [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
        let outside = line.lines(insideOf: rect(0, 0, 10, 10), false, eoFill: false)
        #expect(outside.elements.count == 4)
        var circle = ResolvedPath()
        circle.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        let half = circle.lines(insideOf: rect(-1, 10, 22, 20), true, eoFill: false)
        #expect(abs(half.length - 10 * .pi) < 0.1)
        #expect(half.elements.contains { if case .curve = $0 { true } else { false } })
    }

    @Test("Over 400 random pairs of paths, each point is where the operation says")
    func property() {
        var random = SeededGenerator(seed: 7)
        var failures: [String] = []
        for number in 0..<400 {
            let (first, second) = (Self.path(&random), Self.path(&random))
            let eoFill = Bool.random(using: &random)
            let walls = (first.polylines + second.polylines).flatMap { points, _ in
                zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
            }
            let operations: [PathCombination.Operation] = [
                .union, .intersection, .subtraction, .symmetricDifference,
            ]
            for operation in operations {
                let result = first.combined(with: second, by: operation, eoFill: eoFill)
                for _ in 0..<40 {
                    let point = CGPoint(
                        x: CGFloat.random(in: -5...105, using: &random),
                        y: CGFloat.random(in: -5...105, using: &random))
                    // Curves become lines, which lie a little beside them.
                    guard !walls.contains(where: { point.isNear($0.0, $0.1) }) else { continue }
                    let a = first.contains(point, eoFill: eoFill)
                    let b = second.contains(point, eoFill: eoFill)
                    let wanted =
                        switch operation {
                        case .union: a || b
                        case .intersection: a && b
                        case .subtraction: a && !b
                        case .symmetricDifference: a != b
                        }
                    if result.contains(point, eoFill: eoFill) != wanted
                        || result.contains(point) != wanted
                    {
                        failures.append("pair \(number) \(operation) at \(point)")
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
    }

    /// A path of several figures on whole and fractional points, so that sides often coincide.
    private static func path(_ random: inout SeededGenerator) -> ResolvedPath {
        var path = ResolvedPath()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            func length() -> CGFloat {
                Bool.random(using: &random)
                    ? CGFloat(Int.random(in: 0...10, using: &random)) * 10
                    : CGFloat.random(in: 0...100, using: &random)
            }
            let rect = CGRect(x: length(), y: length(), width: length(), height: length())
            switch Int.random(in: 0..<4, using: &random) {
            case 0: path.addRect(rect)
            case 1: path.addEllipse(in: rect)
            case 2: path.addRoundedRect(in: rect, radii: CornerRadii(10))
            default:
                path.addLines((0..<5).map { _ in CGPoint(x: length(), y: length()) })
                path.closeSubpath()
            }
        }
        return path
    }
}

extension CGPoint {
    /// Whether the point lies less than a tenth of a point from a line.
    fileprivate func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let part = square > 0 ? min(max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1) : 0
        return hypot(a.x + part * dx - x, a.y + part * dy - y) < 0.1
    }
}
