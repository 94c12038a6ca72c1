import Drawing
import Foundation
import Geometry

/// Colours on a grid of points in the unit square, mixed between them.
public struct MeshGradient: Equatable, Sendable {
    /// A point of the grid, with the ends of the handles that bend the lines to its neighbours.
    public struct BezierPoint: Equatable, Sendable {
        /// The position of the point in the unit square.
        public var position: SIMD2<Float>
        /// The end of the handle towards the leading neighbour, in the unit square.
        public var leadingControlPoint: SIMD2<Float>
        /// The end of the handle towards the neighbour above, in the unit square.
        public var topControlPoint: SIMD2<Float>
        /// The end of the handle towards the trailing neighbour, in the unit square.
        public var trailingControlPoint: SIMD2<Float>
        /// The end of the handle towards the neighbour below, in the unit square.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point from its position and the ends of its four handles, all in the unit
        /// square.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of the grid, row by row.
    public enum Locations: Equatable, Sendable {
        /// Lines bend smoothly through them.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// How many points a row has.
    public var width: Int
    /// How many points a column has.
    public var height: Int
    /// The points of the grid, of which there are `width` times `height`.
    public var locations: Locations
    /// The colours of the points, one for each.
    public var colors: Colors
    /// The colour outside of the grid.
    public var background: Color
    /// Whether colours change without an edge where they meet.
    public var smoothsColors: Bool
    /// How colours between two points are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient of `width` by `height` points, row by row. Other numbers of points or
    /// colours are logged when it is painted, and only the background is shown.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .colors(colors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// What is wrong with the numbers of points and colours; nil if nothing is.
    package var fault: String? {
        guard width > 1, height > 1 else {
            return "MeshGradient needs two points along each side, and has \(width)×\(height)"
        }
        let points =
            switch locations {
            case .points(let points): points.count
            case .bezierPoints(let points): points.count
            }
        let colors =
            switch colors {
            case .colors(let colors): colors.count
            case .resolvedColors(let colors): colors.count
            }
        guard points == width * height, colors == width * height else {
            return "MeshGradient of \(width)×\(height) has \(points) points and \(colors) colors"
        }
        return nil
    }
}
