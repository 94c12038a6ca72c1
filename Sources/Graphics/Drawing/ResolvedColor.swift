import Foundation

/// A colour resolved in an environment: sRGB, not premultiplied, each channel from 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var opacity: Float

    package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        self.red = Self.number(red)
        self.green = Self.number(green)
        self.blue = Self.number(blue)
        self.opacity = Self.number(opacity)
    }

    /// What an app computes need not be a number.
    private static func number(_ part: Float) -> Float {
        part.isFinite ? part : part > 0 ? 1 : 0
    }

    package init(white: Float, opacity: Float = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// From a number such as `0x0A84FF`.
    package init(hex: UInt32, opacity: Float = 1) {
        self.init(
            red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255,
            blue: Float(hex & 0xFF) / 255, opacity: opacity)
    }

    package static let clear = ResolvedColor(white: 0, opacity: 0)
    package static let black = ResolvedColor(white: 0)
    package static let white = ResolvedColor(white: 1)

    package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        var color = self
        color.opacity = Self.number(color.opacity * Float(factor))
        return color
    }

    /// The colour at a fraction of the way to the other, where 0 is this one. The colours are mixed
    /// premultiplied, so that a fade to clear keeps its hue.
    package func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
        let part = Float(fraction)
        let alpha = opacity + (other.opacity - opacity) * part
        guard alpha > 0 else { return ResolvedColor(white: 0, opacity: 0) }
        func blend(_ from: Float, _ to: Float) -> Float {
            (from * opacity * (1 - part) + to * other.opacity * part) / alpha
        }
        return ResolvedColor(
            red: blend(red, other.red), green: blend(green, other.green),
            blue: blend(blue, other.blue), opacity: alpha)
    }

    /// This colour drawn over an opaque backdrop.
    package func composited(over backdrop: ResolvedColor) -> ResolvedColor {
        func blend(_ top: Float, _ bottom: Float) -> Float {
            top * opacity + bottom * (1 - opacity)
        }
        return ResolvedColor(
            red: blend(red, backdrop.red), green: blend(green, backdrop.green),
            blue: blend(blue, backdrop.blue), opacity: opacity + backdrop.opacity * (1 - opacity))
    }

    /// The relative luminance, from 0 for black to 1 for white.
    package var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension ResolvedColor: CustomStringConvertible {
    /// `#RRGGBB`, followed by the opacity unless it is 1: `#0A84FF@0.5`.
    package var description: String {
        func byte(_ part: Float) -> String {
            let value = Int((min(max(part, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }
        let suffix = opacity == 1 ? "" : "@\(brief(CGFloat(opacity)))"
        return "#\(byte(red))\(byte(green))\(byte(blue))\(suffix)"
    }
}
