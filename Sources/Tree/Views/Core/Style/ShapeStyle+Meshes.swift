import Styles
import Foundation

// Mesh gradients that a leading dot finds.

extension ShapeStyle where Self == MeshGradient {
    /// Returns colours on a grid of `width` by `height` points in the unit square, row by row.
    /// Other numbers of points or colours are logged, and only the background is painted.
    public static func meshGradient(
        width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, locations: locations, colors: colors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public static func meshGradient(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, points: points, colors: colors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public static func meshGradient(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, points: points, resolvedColors: resolvedColors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public static func meshGradient(
        width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, bezierPoints: bezierPoints, colors: colors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public static func meshGradient(
        width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint],
        resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, bezierPoints: bezierPoints,
            resolvedColors: resolvedColors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}
