import Foundation
import Geometry

extension ResolvedPath {
    /// The outline of the stroked path, to be filled with the nonzero winding rule.
    ///
    /// It consists of overlapping parts with the same orientation: a box for each line, a wedge or
    /// disc for each join and cap.
    package func strokedPath(_ stroke: StrokeDescription) -> ResolvedPath {
        guard stroke.lineWidth > 0 else { return ResolvedPath() }
        var outline = StrokeOutline(stroke)
        let source = stroke.effectiveDash.isEmpty ? self : dashed(stroke)
        for (points, isClosed) in source.polylines { outline.add(points, isClosed: isClosed) }
        return outline.path
    }

    /// The path cut into dashes.
    package func dashed(_ stroke: StrokeDescription) -> ResolvedPath {
        let dash = stroke.effectiveDash
        let period = dash.reduce(0, +) * (dash.count % 2 == 1 ? 2 : 1)
        guard period > 0 else { return self }
        var result = ResolvedPath()
        for subpath in subpaths {
            let total = subpath.length
            // A limit beyond any screen, where dashes are too small to be visible.
            guard total / period < 100_000 else { continue }
            var phase = stroke.dashPhase.truncatingRemainder(dividingBy: period)
            if phase < 0 { phase += period }
            var position = -phase
            var index = 0
            while position < total {
                let end = position + dash[index % dash.count]
                if index % 2 == 0, end > 0 {
                    result.addPath(
                        subpath.part(fromLength: max(position, 0), toLength: min(end, total)))
                }
                position = end
                index += 1
            }
        }
        return result
    }

    private var subpaths: [ResolvedPath] {
        var result: [ResolvedPath] = []
        for element in elements {
            if case .move = element { result.append(ResolvedPath()) }
            if result.isEmpty { result.append(ResolvedPath()) }
            result[result.count - 1].append(element)
        }
        return result
    }
}

/// Collects the parts of a stroke's outline.
private struct StrokeOutline {
    private(set) var path = ResolvedPath()
    private let stroke: StrokeDescription
    private let half: CGFloat

    init(_ stroke: StrokeDescription) {
        self.stroke = stroke
        half = stroke.lineWidth / 2
    }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var chain: [CGPoint] = []
        for point in points where point != chain.last { chain.append(point) }
        if isClosed, chain.count > 2, chain.first == chain.last { chain.removeLast() }
        guard chain.count > 1 else {
            if let point = chain.first, stroke.lineCap != .butt { addDot(point) }
            return
        }
        let count = chain.count
        for index in 0..<(isClosed ? count : count - 1) {
            addBox(chain[index], chain[(index + 1) % count])
        }
        for index in (isClosed ? 0..<count : 1..<count - 1) {
            addJoin(
                chain[(index + count - 1) % count], chain[index], chain[(index + 1) % count])
        }
        if !isClosed {
            addCap(at: chain[0], from: chain[1])
            addCap(at: chain[count - 1], from: chain[count - 2])
        }
    }

    private mutating func addBox(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        addPolygon([a + n, b + n, b - n, a - n])
    }

    private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
        switch stroke.lineCap {
        case .butt: break
        case .round: addDisc(end)
        case .square:
            let n = normal(inner, end)
            addBox(end, CGPoint(x: end.x + n.y, y: end.y - n.x))
        }
    }

    private mutating func addDot(_ point: CGPoint) {
        if stroke.lineCap == .round { return addDisc(point) }
        addBox(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
    }

    private mutating func addJoin(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) {
        if stroke.lineJoin == .round { return addDisc(corner) }
        var before = normal(a, corner)
        var after = normal(corner, b)
        let cross = before.x * after.y - before.y * after.x
        guard cross != 0 else { return }
        // The wedge is on the outer side of the bend.
        if cross > 0 { (before, after) = (CGPoint.zero - before, CGPoint.zero - after) }
        let outer = CGPoint(x: before.x + after.x, y: before.y + after.y)
        let lengthSquared = outer.x * outer.x + outer.y * outer.y
        let square = half * half
        // The tip's distance over half the width is 2 half / |outer|.
        if stroke.lineJoin == .miter, lengthSquared > 0,
            2 * half / lengthSquared.squareRoot() <= stroke.miterLimit
        {
            let part = 2 * square / lengthSquared
            let tip = CGPoint(x: corner.x + outer.x * part, y: corner.y + outer.y * part)
            addPolygon([corner, corner + before, tip, corner + after])
        } else {
            addPolygon([corner, corner + before, corner + after])
        }
    }

    private mutating func addDisc(_ center: CGPoint) {
        path.addEllipse(
            in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }

    /// Adds the polygon clockwise on the screen, the orientation of `addEllipse(in:)`.
    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - next.x * point.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    /// Half a line width at a right angle to the line.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGPoint(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + b.x, y: a.y + b.y)
    }
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
        CGPoint(x: a.x - b.x, y: a.y - b.y)
    }
}
