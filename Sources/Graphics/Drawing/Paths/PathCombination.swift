import Foundation
import Geometry

/// The outline of what two paths cover together, in common, or one without the other.
///
/// Curves become lines, on a grid on which positions are exact. The lines are divided where they
/// meet; of each part it is known how often either path winds around what lies beside it. The parts
/// with the wanted area on one side only are the outline.
package struct PathCombination {
    package enum Operation: Sendable { case union, intersection, subtraction, symmetricDifference }

    private let grid: PathGrid
    private let arrangement: EdgeArrangement
    private let eoFill: Bool

    package init(_ first: ResolvedPath, _ second: ResolvedPath, eoFill: Bool) {
        grid = PathGrid(first, second)
        arrangement = EdgeArrangement(
            grid.edges(of: first, [1, 0]) + grid.edges(of: second, [0, 1]))
        self.eoFill = eoFill
    }

    /// Closed polygons, each around its area in the same sense, and around holes in the other.
    package func outline(_ operation: Operation) -> ResolvedPath {
        func covers(_ windings: SIMD2<Int>) -> Bool {
            let (first, second) = (isInside(windings.x), isInside(windings.y))
            return switch operation {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .symmetricDifference: first != second
            }
        }
        var sides: [(from: GridPoint, to: GridPoint)] = []
        for edge in arrangement.edges {
            let (left, right) = arrangement.windings(beside: edge)
            switch (covers(left), covers(right)) {
            case (true, false): sides.append((edge.start, edge.end))
            case (false, true): sides.append((edge.end, edge.start))
            default: break
            }
        }
        return grid.path(of: Self.loops(sides))
    }

    private func isInside(_ winding: Int) -> Bool {
        eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Joins sides that have the area to their left to closed loops.
    private static func loops(_ sides: [(from: GridPoint, to: GridPoint)]) -> [[GridPoint]] {
        var leaving: [GridPoint: [GridPoint]] = [:]
        for side in sides { leaving[side.from, default: []].append(side.to) }
        var loops: [[GridPoint]] = []
        for side in sides {
            guard let index = leaving[side.from]?.firstIndex(of: side.to) else { continue }
            leaving[side.from]?.remove(at: index)
            var loop = [side.from]
            var (previous, current) = (side.from, side.to)
            while current != side.from {
                loop.append(current)
                // Where loops touch, the sharpest turn to the left stays at the same area.
                guard
                    let next = leaving[current]?.max(by: {
                        turn(previous, current, $0) < turn(previous, current, $1)
                    }), let index = leaving[current]?.firstIndex(of: next)
                else { break }
                leaving[current]?.remove(at: index)
                (previous, current) = (current, next)
            }
            if loop.count > 2 { loops.append(loop) }
        }
        return loops
    }

    private static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Double {
        let incoming = atan2(Double(b.y - a.y), Double(b.x - a.x))
        let leaving = atan2(Double(c.y - b.y), Double(c.x - b.x))
        var turn = leaving - incoming
        if turn > .pi { turn -= 2 * .pi }
        if turn <= -.pi { turn += 2 * .pi }
        return turn
    }
}

/// A grid fine enough for two paths.
struct PathGrid {
    /// Grid lines to a point, and the enlargement at which curves become lines.
    private let scale: CGFloat
    private let enlargement: CGFloat
    private let origin: CGPoint

    /// Grid lines across both paths.
    private static let lines: CGFloat = 0x1p24
    /// The extent, in points, at which curves are divided into lines.
    private static let extent: CGFloat = 1000
    /// Paths of a smaller extent cover nothing: their grid would be finer than whole numbers count.
    private static let leastExtent: CGFloat = 1e-9

    init(_ first: ResolvedPath, _ second: ResolvedPath) {
        let box = [first, second].map(\.controlBounds).filter(Self.isFinite)
            .reduce(CGRect.null) { $0.union($1) }
        let extent = box.isNull ? 0 : max(box.width, box.height)
        guard extent.isFinite, extent >= Self.leastExtent else {
            // All points become one.
            (scale, enlargement, origin) = (0, 1, .zero)
            return
        }
        // A power of two, so that whole and half points lie on the grid.
        let exponent = Int((log2(Self.lines / extent)).rounded(.down))
        scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
        enlargement = max(Self.extent / extent, 1)
        origin = CGPoint(x: box.minX.rounded(.down), y: box.minY.rounded(.down))
    }

    private static func isFinite(_ box: CGRect) -> Bool {
        !box.isNull && box.width.isFinite && box.height.isFinite && box.minX.isFinite
            && box.minY.isFinite
    }

    func edges(of path: ResolvedPath, _ windings: SIMD2<Int>) -> [GridEdge] {
        guard Self.isFinite(path.controlBounds) else { return [] }
        let large = path.map { CGPoint(x: $0.x * enlargement, y: $0.y * enlargement) }
        return large.polylines.flatMap { points, _ -> [GridEdge] in
            let grid = points.map(gridPoint)
            guard let first = grid.first else { return [] }
            return zip(grid, grid.dropFirst() + [first]).compactMap { GridEdge($0, $1, windings) }
        }
    }

    private func gridPoint(_ point: CGPoint) -> GridPoint {
        GridPoint(
            x: Int(((point.x / enlargement - origin.x) * scale).rounded()),
            y: Int(((point.y / enlargement - origin.y) * scale).rounded()))
    }

    func path(of loops: [[GridPoint]]) -> ResolvedPath {
        var path = ResolvedPath()
        for loop in loops {
            let corners = Self.corners(of: loop)
            guard corners.count > 2 else { continue }
            path.addLines(
                corners.map {
                    CGPoint(
                        x: CGFloat($0.x) / scale + origin.x, y: CGFloat($0.y) / scale + origin.y)
                })
            path.closeSubpath()
        }
        return path
    }

    /// The loop without the points in the middle of its sides.
    private static func corners(of loop: [GridPoint]) -> [GridPoint] {
        var result: [GridPoint] = []
        for (index, point) in loop.enumerated() {
            let previous = result.last ?? loop[loop.count - 1]
            let next = loop[(index + 1) % loop.count]
            let area = abs(GridPoint.area(previous, point, next))
            let length = max(abs(next.x - previous.x), abs(next.y - previous.y))
            // Rounding moves a point by less than one grid line.
            if area > 2 * length || length == 0 { result.append(point) }
        }
        return result
    }
}
