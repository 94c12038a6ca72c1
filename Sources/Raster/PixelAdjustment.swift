import Drawing
import Foundation

/// Applies a colour adjustment to each pixel of a surface.
struct PixelAdjustment {
    private let rows: [SIMD4<Float>]
    private let constants: SIMD4<Float>

    init(_ adjustment: ColorAdjustment) {
        let matrix = adjustment.matrix
        rows = matrix.map {
            SIMD4(Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
        }
        constants = SIMD4(
            Float(matrix[0][4]), Float(matrix[1][4]), Float(matrix[2][4]), Float(matrix[3][4]))
    }

    /// The colours are premultiplied: constants are multiplied by the pixel's opacity, and results
    /// are clamped to it.
    func apply(to surface: PixelSurface) {
        let fade = rows[3].w
        for y in 0..<surface.height {
            surface.withRow(y) { row in
                for x in 0..<surface.width where row[x] >> 24 != 0 {
                    let pixel = row[x]
                    let color = SIMD4<Float>(
                        Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF),
                        Float(pixel >> 24))
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
        surface.markChanged()
    }
}
