import Drawing
import Foundation

/// A colour by perceived lightness and two opponent axes (Ottosson, "A perceptual color space for
/// image processing", 2020), in which the middle of two colours looks like their middle.
package struct OklabColor: Hashable, Sendable {
    package var lightness: Float
    package var a: Float
    package var b: Float
    package var opacity: Float

    package init(_ color: ResolvedColor) {
        let red = SRGBCurve.linear(color.red)
        let green = SRGBCurve.linear(color.green)
        let blue = SRGBCurve.linear(color.blue)
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        opacity = color.opacity
    }

    /// The nearest sRGB number in each channel.
    package var resolved: ResolvedColor {
        func cube(_ x: Float) -> Float { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        func channel(_ linear: Float) -> Float { min(max(SRGBCurve.encoded(linear), 0), 1) }
        return ResolvedColor(
            red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            opacity: min(max(opacity, 0), 1))
    }

    /// Mixed premultiplied, so that a fade to clear keeps its hue.
    package func mixed(with other: OklabColor, by fraction: Float) -> OklabColor {
        var result = self
        result.opacity = opacity + (other.opacity - opacity) * fraction
        guard result.opacity > 0 else { return result }
        let mine = opacity * (1 - fraction) / result.opacity
        let theirs = other.opacity * fraction / result.opacity
        result.lightness = lightness * mine + other.lightness * theirs
        result.a = a * mine + other.a * theirs
        result.b = b * mine + other.b * theirs
        return result
    }
}
