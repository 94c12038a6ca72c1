import Foundation

/// A change of every colour in a group. Transparent pixels stay transparent.
package enum ColorAdjustment: Hashable, Sendable {
    /// The amount is added to each channel; 0 changes nothing.
    case brightness(Double)
    /// 1 changes nothing, 0 makes all grey.
    case contrast(Double)
    /// 1 changes nothing, 0 makes shades of grey.
    case saturation(Double)
    /// The angle is in radians.
    case hueRotation(Double)
    /// 0 changes nothing, 1 makes shades of grey.
    case grayscale(Double)
    /// 1 inverts, 0 changes nothing.
    case inversion(Double)
    case multiply(ResolvedColor)
    /// Dark colours become transparent, light ones opaque black.
    case luminanceToAlpha
    /// Four rows of five numbers, applied to colours that are not premultiplied.
    case matrix([Double])
    /// Pixels whose opacity lies in the range become a colour, all others transparent.
    case alphaThreshold(min: Double, max: Double, color: ResolvedColor)

    package static let invert = ColorAdjustment.inversion(1)

    /// Four rows for red, green, blue and opacity, each with factors for the four and a constant.
    package typealias Matrix = [[Double]]

    package var matrix: Matrix {
        switch self {
        case .brightness(let amount): Self.diagonal(1, 1, 1, 1, adding: amount)
        case .contrast(let amount):
            Self.diagonal(amount, amount, amount, 1, adding: (1 - amount) / 2)
        case .saturation(let amount): Self.saturationMatrix(amount)
        case .grayscale(let amount): Self.saturationMatrix(1 - amount)
        case .hueRotation(let angle): Self.hueMatrix(angle)
        case .inversion(let amount):
            Self.diagonal(
                1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount, 1, adding: amount)
        case .multiply(let color):
            Self.diagonal(
                Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity),
                adding: 0)
        case .luminanceToAlpha:
            [
                [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0],
                [Self.weights[0], Self.weights[1], Self.weights[2], 0, 0],
            ]
        case .matrix(let numbers):
            (0..<4).map { row in
                (0..<5).map { column in
                    let index = row * 5 + column
                    return index < numbers.count ? numbers[index] : 0
                }
            }
        case .alphaThreshold: Self.diagonal(1, 1, 1, 1, adding: 0)
        }
    }

    /// The contributions of red, green and blue to luminance.
    private static let weights = [0.2126, 0.7152, 0.0722]

    private static func diagonal(
        _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double, adding constant: Double
    ) -> Matrix {
        [
            [red, 0, 0, 0, constant], [0, green, 0, 0, constant], [0, 0, blue, 0, constant],
            [0, 0, 0, opacity, 0],
        ]
    }

    private static func saturationMatrix(_ amount: Double) -> Matrix {
        var rows = diagonal(amount, amount, amount, 1, adding: 0)
        for row in 0..<3 {
            for column in 0..<3 { rows[row][column] += (1 - amount) * weights[column] }
        }
        return rows
    }

    /// A rotation about the grey axis that keeps luminance.
    private static func hueMatrix(_ angle: Double) -> Matrix {
        let (cosine, sine) = (cos(angle), sin(angle))
        // The generator of the rotation, as in SVG's hueRotate.
        let rotation: [[Double]] = [
            [-weights[0], -weights[1], 1 - weights[2]],
            [0.143, 0.140, -0.283],
            [-(1 - weights[0]), weights[1], weights[2]],
        ]
        var rows = diagonal(0, 0, 0, 1, adding: 0)
        for row in 0..<3 {
            for column in 0..<3 {
                let identity: Double = row == column ? 1 : 0
                rows[row][column] =
                    weights[column] + cosine * (identity - weights[column])
                    + sine * rotation[row][column]
            }
        }
        return rows
    }
}

/// How a group's colours are combined with those behind it.
package enum BlendOperation: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
    case destinationOver, destinationOut, plusDarker, plusLighter
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
