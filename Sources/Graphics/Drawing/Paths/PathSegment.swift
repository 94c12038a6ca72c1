import Foundation
import Geometry

/// One line or Bézier curve of a path, with its start and end.
package struct PathSegment: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case line
        case quad(CGPoint)
        case cubic(CGPoint, CGPoint)
    }

    package var start: CGPoint
    package var end: CGPoint
    package var kind: Kind
    /// Whether the segment begins a subpath.
    package var isFirst: Bool
    /// Whether it is the line drawn by closing the subpath.
    package var closes = false

    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch kind {
        case .line:
            return CGPoint(x: u * start.x + t * end.x, y: u * start.y + t * end.y)
        case .quad(let c):
            return CGPoint(
                x: u * u * start.x + 2 * u * t * c.x + t * t * end.x,
                y: u * u * start.y + 2 * u * t * c.y + t * t * end.y)
        case .cubic(let c, let d):
            let (a, b, e, f) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * c.x + e * d.x + f * end.x,
                y: a * start.y + b * c.y + e * d.y + f * end.y)
        }
    }

    /// The points after the start of a polyline that approximates the segment to about 0.05 points.
    package func flattened() -> [CGPoint] {
        let count = stepCount
        guard count > 1 else { return [end] }
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The number of lines, equally long in the parameter, that approximate the segment.
    private var stepCount: Int {
        let bend: CGFloat
        switch kind {
        case .line: return 1
        case .quad(let c):
            bend = hypot(start.x - 2 * c.x + end.x, start.y - 2 * c.y + end.y)
        case .cubic(let c, let d):
            bend =
                max(
                    hypot(start.x - 2 * c.x + d.x, start.y - 2 * c.y + d.y),
                    hypot(c.x - 2 * d.x + end.x, c.y - 2 * d.y + end.y)) * 1.5
        }
        guard bend.isFinite else { return 1 }
        return min(max(Int(saturating: (bend * 5).squareRoot().rounded(.up)), 2), 128)
    }

    package var length: CGFloat {
        var previous = start
        var sum: CGFloat = 0
        for point in flattened() {
            sum += hypot(point.x - previous.x, point.y - previous.y)
            previous = point
        }
        return sum
    }

    /// The tangents at the start and the end, as unit vectors; nil if all points are the same.
    package var directions: (start: CGPoint, end: CGPoint)? {
        let points: [CGPoint] =
            switch kind {
            case .line: [start, end]
            case .quad(let c): [start, c, end]
            case .cubic(let c, let d): [start, c, d, end]
            }
        guard let next = points.first(where: { $0 != start }),
            let last = points.last(where: { $0 != end })
        else { return nil }
        func unit(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            let length = hypot(b.x - a.x, b.y - a.y)
            return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
        }
        return (unit(start, next), unit(last, end))
    }

    /// The parameter at a length from the start.
    package func parameter(atLength target: CGFloat) -> CGFloat {
        let points = flattened()
        var previous = start
        var walked: CGFloat = 0
        for (index, point) in points.enumerated() {
            let step = hypot(point.x - previous.x, point.y - previous.y)
            if walked + step >= target, step > 0 {
                return (CGFloat(index) + (target - walked) / step) / CGFloat(points.count)
            }
            walked += step
            previous = point
        }
        return 1
    }

    /// The part between two parameters, of the same kind.
    package func part(from a: CGFloat, to b: CGFloat) -> PathSegment {
        if a <= 0 && b >= 1 { return self }
        var part = self
        part.closes = false
        part.start = point(at: a)
        part.end = point(at: b)
        switch kind {
        case .line: break
        case .quad(let c):
            part.kind = .quad(blossom(a, b, start, c, end))
        case .cubic(let c, let d):
            let first = { (t: CGFloat) in (mix(start, c, t), mix(c, d, t), mix(d, end, t)) }
            let (p, q, r) = first(a)
            let (s, t, v) = first(b)
            part.kind = .cubic(
                mix(mix(p, q, a), mix(q, r, a), b), mix(mix(s, t, a), mix(t, v, a), b))
        }
        return part
    }

    func extend(_ box: inout PointBox) {
        box.add(start)
        box.add(end)
        switch kind {
        case .line: break
        case .quad(let c):
            for (p, q, r) in [(start.x, c.x, end.x), (start.y, c.y, end.y)] {
                let bend = p - 2 * q + r
                if bend != 0 { addPoint(at: (p - q) / bend, to: &box) }
            }
        case .cubic(let c, let d):
            for (p, q, r, s) in [(start.x, c.x, d.x, end.x), (start.y, c.y, d.y, end.y)] {
                for t in Self.extrema(p, q, r, s) { addPoint(at: t, to: &box) }
            }
        }
    }

    private func addPoint(at t: CGFloat, to box: inout PointBox) {
        if t > 0 && t < 1 { box.add(point(at: t)) }
    }

    /// The parameters at which the derivative of a cubic is zero: the roots of `a t² + b t + c`.
    private static func extrema(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat)
        -> [CGFloat]
    {
        let a = -p + 3 * q - 3 * r + s
        let b = 2 * (p - 2 * q + r)
        let c = q - p
        guard abs(a) > 1e-9 else { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }

    private func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }

    private func blossom(
        _ a: CGFloat, _ b: CGFloat, _ p: CGPoint, _ q: CGPoint, _ r: CGPoint
    ) -> CGPoint {
        mix(mix(p, q, a), mix(q, r, a), b)
    }
}
