import Drawing
import Foundation
import Geometry

/// Applies a colour adjustment to each pixel of a surface.
struct PixelAdjustment {
    private let rows: [SIMD4<Float>]
    private let constants: SIMD4<Float>
    private let adjustment: ColorAdjustment

    init(_ adjustment: ColorAdjustment) {
        self.adjustment = adjustment
        let matrix = adjustment.matrix.map { row in
            row.map { Double(CGFloat($0).bounded(to: Self.factors)) }
        }
        rows = matrix.map {
            SIMD4(Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
        }
        constants = SIMD4(
            Float(matrix[0][4]), Float(matrix[1][4]), Float(matrix[2][4]), Float(matrix[3][4]))
    }

    /// Numbers with which no sum is infinite.
    private static let factors: ClosedRange<CGFloat> = -1e6...1e6

    func apply(to surface: PixelSurface) {
        switch adjustment {
        case .matrix: changeUnmultiplied(surface)
        case .alphaThreshold(let least, let greatest, let color):
            cut(surface, least, greatest, color)
        default: change(surface)
        }
        surface.markChanged()
    }

    /// The colours are premultiplied: constants are multiplied by the pixel's opacity, and results
    /// are clamped to it.
    private func change(_ surface: PixelSurface) {
        let fade = rows[3].w
        for y in 0..<surface.height {
            surface.withRow(y) { row in
                for x in 0..<surface.width where row[x] >> 24 != 0 {
                    let color = Self.channels(row[x])
                    func part(_ index: Int) -> Float {
                        let sum = (rows[index] * color).sum() + constants[index] * color.w
                        return min(max(sum, 0), color.w)
                    }
                    let alpha = UInt32(part(3).rounded())
                    func byte(_ index: Int) -> UInt32 {
                        min(UInt32((part(index) * fade).rounded()), alpha)
                    }
                    row[x] = alpha << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
                }
            }
        }
    }

    /// Applies the matrix to colours that are not premultiplied, transparent ones included.
    private func changeUnmultiplied(_ surface: PixelSurface) {
        for y in 0..<surface.height {
            surface.withRow(y) { row in
                for x in 0..<surface.width {
                    var color = Self.channels(row[x]) / 255
                    if color.w > 0 {
                        color = SIMD4(
                            color.x / color.w, color.y / color.w, color.z / color.w, color.w)
                    }
                    func part(_ index: Int) -> Float {
                        let sum = (rows[index] * color).sum() + constants[index]
                        return min(max(sum, 0), 1)
                    }
                    let alpha = part(3)
                    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
                    row[x] =
                        byte(alpha) << 24 | byte(part(0) * alpha) << 16
                        | byte(part(1) * alpha) << 8 | byte(part(2) * alpha)
                }
            }
        }
    }

    /// The edge of the threshold is soft over some opacities, which of a blurred drawing is about a
    /// pixel: as smooth as the edge of a shape. A range without an end includes all beyond.
    private func cut(
        _ surface: PixelSurface, _ least: Double, _ greatest: Double, _ color: ResolvedColor
    ) {
        let low = Float(CGFloat(least).bounded(to: Self.factors)) * 255
        let high = Float(CGFloat(greatest).bounded(to: Self.factors)) * 255
        let paint = SIMD4(
            color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity,
            color.opacity)
        // One pixel for each opacity.
        let pixels = (0...255).map { opacity -> UInt32 in
            let opacity = Float(opacity)
            let above = low <= 0 ? 1 : (opacity - low) / Self.softness + 0.5
            let below = high >= 255 ? 1 : (high - opacity) / Self.softness + 0.5
            let part = min(max(min(above, below), 0), 1)
            func byte(_ value: Float) -> UInt32 {
                UInt32((min(max(value, 0), 1) * part * 255).rounded())
            }
            return byte(paint.w) << 24 | byte(paint.x) << 16 | byte(paint.y) << 8 | byte(paint.z)
        }
        for y in 0..<surface.height {
            surface.withRow(y) { row in
                for x in 0..<surface.width { row[x] = pixels[Int(row[x] >> 24)] }
            }
        }
    }

    /// Of 255 opacities.
    private static let softness: Float = 20

    /// Red, green, blue and opacity from 0 to 255.
    private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF),
            Float(pixel >> 24))
    }
}
