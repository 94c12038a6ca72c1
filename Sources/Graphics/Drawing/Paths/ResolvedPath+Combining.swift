import Foundation
import Geometry

extension ResolvedPath {
    /// The outline of what this path and another cover, combined.
    package func combined(
        with other: ResolvedPath, by operation: PathCombination.Operation, eoFill: Bool
    ) -> ResolvedPath {
        PathCombination(self, other, eoFill: eoFill).outline(operation)
    }

    /// The parts of the path's own lines and curves that lie inside of another path, or outside.
    package func lines(
        insideOf other: ResolvedPath, _ wantsInside: Bool, eoFill: Bool
    ) -> ResolvedPath {
        let walls = other.polylines.flatMap { points, _ in
            zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
        }
        var result = ResolvedPath()
        var end: CGPoint?
        for segment in segments {
            if segment.isFirst { end = nil }
            let cuts = [0] + segment.parameters(ofCrossings: walls) + [1]
            for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
                let isInside = other.contains(segment.point(at: (from + to) / 2), eoFill: eoFill)
                guard isInside == wantsInside else {
                    end = nil
                    continue
                }
                let part = segment.part(from: from, to: to)
                if end != part.start { result.move(to: part.start) }
                switch part.kind {
                case .line: result.addLine(to: part.end)
                case .quad(let control): result.addQuadCurve(to: part.end, control: control)
                case .cubic(let c, let d): result.addCurve(to: part.end, control1: c, control2: d)
                }
                end = part.end
            }
        }
        return result
    }
}

extension PathSegment {
    /// The parameters, in ascending order, at which the segment crosses lines.
    fileprivate func parameters(ofCrossings lines: [(CGPoint, CGPoint)]) -> [CGFloat] {
        let points = [start] + flattened()
        let count = CGFloat(points.count - 1)
        var result: [CGFloat] = []
        for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
            for (c, d) in lines {
                let (ux, uy) = (b.x - a.x, b.y - a.y)
                let (vx, vy) = (d.x - c.x, d.y - c.y)
                let cross = ux * vy - uy * vx
                guard cross != 0 else { continue }
                let along = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
                let across = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
                guard along >= 0, along <= 1, across >= 0, across <= 1 else { continue }
                result.append((CGFloat(index) + along) / count)
            }
        }
        return result.filter { $0 > 0 && $0 < 1 }.sorted()
    }
}
