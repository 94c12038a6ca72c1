import Foundation
import Geometry

extension ResolvedPath {
    /// Every line and curve, closing lines included where they have a length.
    package var segments: [PathSegment] {
        var result: [PathSegment] = []
        result.reserveCapacity(elements.count)
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isFirst = true
        func add(_ end: CGPoint, _ kind: PathSegment.Kind, closes: Bool = false) {
            result.append(
                PathSegment(
                    start: current, end: end, kind: kind, isFirst: isFirst, closes: closes))
            current = end
            isFirst = false
        }
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
                isFirst = true
            case .line(let point): add(point, .line)
            case .quadCurve(let point, let control): add(point, .quad(control))
            case .curve(let point, let first, let second): add(point, .cubic(first, second))
            case .close:
                if current != start || result.isEmpty {
                    add(start, .line, closes: true)
                } else {
                    result[result.count - 1].closes = true
                }
                current = start
                isFirst = true
            }
        }
        return result
    }

    /// The subpaths as chains of points, and whether each is closed.
    package var polylines: [(points: [CGPoint], isClosed: Bool)] {
        var result: [(points: [CGPoint], isClosed: Bool)] = []
        for segment in segments {
            if segment.isFirst { result.append(([segment.start], false)) }
            result[result.count - 1].points.append(contentsOf: segment.flattened())
            if segment.closes { result[result.count - 1].isClosed = true }
        }
        return result
    }

    package var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

    /// The longest miter at any corner, over half the line's width, not counting those over the
    /// limit, which are cut off.
    package func longestMiter(limit: CGFloat) -> CGFloat {
        var longest: CGFloat = 1
        var first: CGPoint?
        var previous: CGPoint?
        func meet(_ a: CGPoint, _ b: CGPoint) {
            // With u the cosine of the turn: 1 / cos(turn / 2).
            let cosine = (a.x * b.x + a.y * b.y).clamped(to: -1...1)
            let miter = 1 / ((1 + cosine) / 2).squareRoot()
            if miter <= limit * 1.01 { longest = max(longest, miter) }
        }
        for segment in segments {
            if segment.isFirst { (first, previous) = (nil, nil) }
            guard let (start, end) = segment.directions else { continue }
            if let previous { meet(previous, start) }
            first = first ?? start
            previous = end
            if segment.closes, let first { meet(end, first) }
        }
        return longest
    }

    /// Whether the point is inside, by winding number or, with `eoFill`, by even and odd.
    package func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for (points, _) in polylines {
            var previous = points[points.count - 1]
            for next in points {
                defer { previous = next }
                guard (previous.y <= point.y) != (next.y <= point.y) else { continue }
                let part = (point.y - previous.y) / (next.y - previous.y)
                guard previous.x + part * (next.x - previous.x) > point.x else { continue }
                winding += next.y > previous.y ? 1 : -1
                crossings += 1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The part between two fractions of the path's length.
    package func trimmedPath(from: CGFloat, to: CGFloat) -> ResolvedPath {
        let first = min(max(from, 0), 1)
        let last = min(max(to, 0), 1)
        guard first > 0 || last < 1 else { return self }
        guard last > first else { return ResolvedPath() }
        let total = length
        return part(fromLength: first * total, toLength: last * total)
    }

    /// The part between two lengths walked along the path.
    package func part(fromLength first: CGFloat, toLength last: CGFloat) -> ResolvedPath {
        var result = ResolvedPath()
        var walked: CGFloat = 0
        for segment in segments {
            let length = segment.length
            defer { walked += length }
            guard walked < last, walked + length > first else { continue }
            let a = first <= walked ? 0 : segment.parameter(atLength: first - walked)
            let b = last >= walked + length ? 1 : segment.parameter(atLength: last - walked)
            let part = segment.part(from: a, to: b)
            if result.isEmpty || segment.isFirst { result.move(to: part.start) }
            switch part.kind {
            case .line: result.addLine(to: part.end)
            case .quad(let control): result.addQuadCurve(to: part.end, control: control)
            case .cubic(let c, let d): result.addCurve(to: part.end, control1: c, control2: d)
            }
        }
        return result
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
