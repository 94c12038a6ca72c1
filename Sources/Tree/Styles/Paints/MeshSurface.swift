import Drawing
import Foundation
import Geometry

/// A mesh gradient as a grid of so many points that its patches look curved and its colours smooth.
///
/// A patch lies between four Bézier curves (S. Coons, "Surfaces for computer-aided design of space
/// forms", 1967). Smooth colours are cubic through those of the points (Catmull and Rom).
struct MeshSurface {
    let columns: Int
    let rows: Int
    private(set) var points: [CGPoint] = []
    private(set) var colors: [ResolvedColor] = []

    private let width: Int
    private let height: Int
    private let vertices: [MeshGradient.BezierPoint]
    private let channels: [SIMD4<Float>]
    private let smooths: Bool

    /// The mesh has no fault.
    init(_ mesh: MeshGradient, _ resolved: [ResolvedColor]) {
        width = mesh.width
        height = mesh.height
        // Few patches are large.
        let steps = max(width, height) <= 4 ? 10 : 6
        columns = (width - 1) * steps + 1
        rows = (height - 1) * steps + 1
        smooths = mesh.smoothsColors
        let isPerceptual = mesh.colorSpace == .perceptual
        channels = resolved.map { $0.channels(isPerceptual: isPerceptual) }
        switch mesh.locations {
        case .bezierPoints(let points): vertices = points
        case .points(let points): vertices = Self.smoothed(points, width: width, height: height)
        }
        for row in 0..<rows {
            for column in 0..<columns {
                let (i, j) = (
                    min(column / steps, width - 2), min(row / steps, height - 2)
                )
                let u = Float(column - i * steps) / Float(steps)
                let v = Float(row - j * steps) / Float(steps)
                let point = point(i, j, u, v)
                points.append(CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)))
                colors.append(
                    ResolvedColor(channels: color(i, j, u, v), isPerceptual: isPerceptual))
            }
        }
    }

    /// Handles along the way between a point's neighbours.
    private static func smoothed(
        _ points: [SIMD2<Float>], width: Int, height: Int
    ) -> [MeshGradient.BezierPoint] {
        points.indices.map { index in
            let (column, row) = (index % width, index / width)
            func handle(_ before: Int?, _ after: Int?) -> SIMD2<Float> {
                let from = points[before ?? index]
                let to = points[after ?? index]
                return (to - from) / (before == nil || after == nil ? 3 : 6)
            }
            let across = handle(
                column > 0 ? index - 1 : nil, column < width - 1 ? index + 1 : nil)
            let down = handle(row > 0 ? index - width : nil, row < height - 1 ? index + width : nil)
            let point = points[index]
            return MeshGradient.BezierPoint(
                position: point, leadingControlPoint: point - across,
                topControlPoint: point - down, trailingControlPoint: point + across,
                bottomControlPoint: point + down)
        }
    }

    /// The point of the patch right of and below the grid's point.
    private func point(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
        let first = row * width + column
        let (a, b) = (vertices[first], vertices[first + 1])
        let (c, d) = (vertices[first + width], vertices[first + width + 1])
        let top = Self.bezier(
            a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
        let bottom = Self.bezier(
            c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
        let leading = Self.bezier(
            a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
        let trailing = Self.bezier(
            b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
        let across = top * (1 - v) + bottom * v
        let down = leading * (1 - u) + trailing * u
        let upper = a.position * (1 - u) + b.position * u
        let lower = c.position * (1 - u) + d.position * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    private static func bezier(
        _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
    ) -> SIMD2<Float> {
        let s = 1 - t
        let (first, second) = (a * (s * s * s) + b * (3 * s * s * t), c * (3 * s * t * t))
        return first + second + d * (t * t * t)
    }

    private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        func at(_ column: Int, _ row: Int) -> SIMD4<Float> {
            let (x, y) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
            return channels[y * width + x]
        }
        func mix(_ row: Int) -> SIMD4<Float> {
            smooths
                ? Self.cubic(
                    at(column - 1, row), at(column, row), at(column + 1, row), at(column + 2, row),
                    u)
                : at(column, row) * (1 - u) + at(column + 1, row) * u
        }
        return smooths
            ? Self.cubic(mix(row - 1), mix(row), mix(row + 1), mix(row + 2), v)
            : mix(row) * (1 - v) + mix(row + 1) * v
    }

    private static func cubic(
        _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
    ) -> SIMD4<Float> {
        let linear: SIMD4<Float> = (c - a) * t
        let square: SIMD4<Float> = (2 * a - 5 * b + 4 * c - d) * (t * t)
        let cube: SIMD4<Float> = (3 * (b - c) + d - a) * (t * t * t)
        return b + (linear + square + cube) / 2
    }
}

extension ResolvedColor {
    /// Three premultiplied channels and the opacity.
    fileprivate func channels(isPerceptual: Bool) -> SIMD4<Float> {
        guard isPerceptual else {
            return SIMD4(red * opacity, green * opacity, blue * opacity, opacity)
        }
        let color = OklabColor(self)
        return SIMD4(
            color.lightness * opacity, color.a * opacity, color.b * opacity, opacity)
    }

    fileprivate init(channels: SIMD4<Float>, isPerceptual: Bool) {
        let opacity = min(max(channels.w, 0), 1)
        guard opacity > 0 else {
            self = .clear
            return
        }
        let parts = channels / channels.w
        if isPerceptual {
            var color = OklabColor(.black)
            (color.lightness, color.a, color.b, color.opacity) = (
                parts.x, parts.y, parts.z, opacity
            )
            self = color.resolved
        } else {
            func held(_ part: Float) -> Float { min(max(part, 0), 1) }
            self.init(
                red: held(parts.x), green: held(parts.y), blue: held(parts.z), opacity: opacity)
        }
    }
}
