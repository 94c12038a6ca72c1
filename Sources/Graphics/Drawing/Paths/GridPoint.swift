import Foundation

/// A point on a fine grid of whole numbers, on which all tests of position are exact.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

    /// Twice the area of the triangle of three points; positive where `c` lies to the left of the
    /// line from `a` to `b`, with y pointing up.
    static func area(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// A line between two points of the grid, with the winding of each of two paths along it.
struct GridEdge {
    /// `start` comes before `end`.
    let start: GridPoint
    let end: GridPoint
    /// For each path, how many more times it runs from start to end than back.
    var windings: SIMD2<Int>

    /// Nil for a line without a length.
    init?(_ a: GridPoint, _ b: GridPoint, _ windings: SIMD2<Int>) {
        if a == b { return nil }
        (start, end) = a < b ? (a, b) : (b, a)
        self.windings = a < b ? windings : 0 &- windings
    }

    /// The points, other than its ends, at which it meets another edge and is to be divided.
    func divisions(by other: GridEdge) -> [GridPoint] {
        let first = GridPoint.area(other.start, other.end, start)
        let second = GridPoint.area(other.start, other.end, end)
        if first == 0, second == 0 {
            return [other.start, other.end].filter { start < $0 && $0 < end }
        }
        let third = GridPoint.area(start, end, other.start)
        let fourth = GridPoint.area(start, end, other.end)
        if third == 0 { return contains(other.start) ? [other.start] : [] }
        if fourth == 0 { return contains(other.end) ? [other.end] : [] }
        guard (first > 0) != (second > 0), (third > 0) != (fourth > 0), first != 0, second != 0
        else { return [] }
        let part = Double(first) / Double(first - second)
        let point = GridPoint(
            x: start.x + Int((Double(end.x - start.x) * part).rounded()),
            y: start.y + Int((Double(end.y - start.y) * part).rounded()))
        return point == start || point == end ? [] : [point]
    }

    /// Whether a point on its line lies between its ends.
    private func contains(_ point: GridPoint) -> Bool {
        point != start && point != end && min(start.x, end.x) <= point.x
            && point.x <= max(start.x, end.x) && min(start.y, end.y) <= point.y
            && point.y <= max(start.y, end.y)
    }

    /// The edge as parts between points on it.
    func divided(at points: [GridPoint]) -> [GridEdge] {
        func distance(_ point: GridPoint) -> Int {
            (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
        }
        let all = [start] + points.sorted { distance($0) < distance($1) } + [end]
        return zip(all, all.dropFirst()).compactMap { GridEdge($0, $1, windings) }
    }
}
