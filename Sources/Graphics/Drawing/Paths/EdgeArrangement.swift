import Foundation
import Geometry

/// The lines of two paths, divided so that they meet at their ends only.
struct EdgeArrangement {
    private(set) var edges: [GridEdge]

    /// Rounding a division to the grid may make new ones necessary; more rounds than this are not.
    private static let rounds = 8

    init(_ lines: [GridEdge]) {
        edges = Self.unique(lines)
        for _ in 0..<Self.rounds {
            let divided = Self.divided(edges)
            guard divided.hasChanged else { break }
            edges = Self.unique(divided.edges)
        }
    }

    private static func divided(_ edges: [GridEdge]) -> (edges: [GridEdge], hasChanged: Bool) {
        // Edges start at their left end, so only those that begin before another one's end can meet
        // it.
        let sorted = edges.sorted { $0.start < $1.start }
        var divisions = [[GridPoint]](repeating: [], count: sorted.count)
        for (index, edge) in sorted.enumerated() {
            let (low, high) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
            var next = index + 1
            while next < sorted.count, sorted[next].start.x <= edge.end.x {
                let other = sorted[next]
                if max(other.start.y, other.end.y) >= low, min(other.start.y, other.end.y) <= high {
                    divisions[index] += edge.divisions(by: other)
                    divisions[next] += other.divisions(by: edge)
                }
                next += 1
            }
        }
        guard divisions.contains(where: { !$0.isEmpty }) else { return (edges, false) }
        return (zip(sorted, divisions).flatMap { $0.divided(at: $1) }, true)
    }

    /// Edges with the same ends as one.
    private static func unique(_ edges: [GridEdge]) -> [GridEdge] {
        struct Ends: Hashable {
            let start: GridPoint
            let end: GridPoint
        }
        var known: [Ends: Int] = [:]
        var result: [GridEdge] = []
        for edge in edges {
            let ends = Ends(start: edge.start, end: edge.end)
            if let index = known[ends] {
                result[index].windings &+= edge.windings
            } else {
                known[ends] = result.count
                result.append(edge)
            }
        }
        return result.filter { $0.windings != .zero }
    }

    /// How often the paths wind around the points to the left and to the right of the way from an
    /// edge's start to its end, with y pointing up.
    func windings(beside edge: GridEdge) -> (left: SIMD2<Int>, right: SIMD2<Int>) {
        // A ray to the right, from a point just right of or above the middle of the edge.
        let (x, y) = (edge.start.x + edge.end.x, edge.start.y + edge.end.y)
        var sum = SIMD2<Int>.zero
        for other in edges {
            let (a, b) = (other.start, other.end)
            guard (2 * a.y <= y) != (2 * b.y <= y),
                other.start != edge.start || other.end != edge.end
            else { continue }
            // The side of the middle, in doubled coordinates.
            let area = (b.x - a.x) * (y - 2 * a.y) - (b.y - a.y) * (x - 2 * a.x)
            let isUpward = b.y > a.y
            guard (area > 0) == isUpward else { continue }
            sum = isUpward ? sum &+ other.windings : sum &- other.windings
        }
        // Start lies left of end, or below it.
        if edge.start.y == edge.end.y { return (sum, sum &- edge.windings) }
        return edge.end.y > edge.start.y
            ? (sum &+ edge.windings, sum) : (sum, sum &- edge.windings)
    }
}
