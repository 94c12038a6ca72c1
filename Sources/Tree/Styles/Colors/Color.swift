import Drawing
import Foundation

/// A colour that may depend on the environment in which it is drawn.
public struct Color: Hashable, Sendable {
    package indirect enum Source: Hashable, Sendable {
        case components(Color.Resolved)
        case system(SystemColor)
        case role(ColorRole)
        case asset(name: String, bundlePath: String?)
        case faded(Color, opacity: Double)
        case mixed(Color, Color, fraction: Double, in: ColorMixing)
        case adaptive(light: Color, dark: Color)
        case custom(CustomColor)
    }

    package let source: Source

    package init(_ source: Source) {
        self.source = source
    }

    /// Creates a colour of fixed channels, which no environment changes.
    public init(_ resolved: Color.Resolved) {
        source = .components(resolved)
    }

    /// A colour of the theme.
    package init(_ role: ColorRole) {
        source = .role(role)
    }

    package init(light: Color, dark: Color) {
        source = .adaptive(light: light, dark: dark)
    }

    /// This colour with its opacity multiplied by a number.
    public func opacity(_ opacity: Double) -> Color {
        Color(.faded(self, opacity: opacity))
    }
}

// MARK: - From numbers and names

extension Color {
    /// The primaries and the transfer function of red, green and blue.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Creates a colour from channels and an opacity from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a grey from a brightness and an opacity from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from a hue, a saturation, a brightness and an opacity, all from 0 to 1. A
    /// hue beyond that counts further around the circle.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        /// One channel of the cone, by its distance in sectors from red.
        func channel(_ shift: Double) -> Double {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// A colour set of an asset catalog; magenta if it does not exist.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundlePath: bundle?.bundlePath))
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch source {
        case .components(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .role(.label): "primary"
        case .role(.secondaryLabel): "secondary"
        case .role(let role): role.rawValue
        case .asset(let name, _): "NamedColor(name: \"\(name)\")"
        case .faded(let color, let opacity):
            "\(Int((opacity * 100).rounded()))% \(color.description)"
        case .mixed(let first, let second, let fraction, _):
            "\(first) mixed with \(Int((fraction * 100).rounded()))% \(second)"
        case .adaptive(let light, let dark): "\(light) or \(dark)"
        case .custom: Resolved(resolved(in: ColorContext())).description
        }
    }
}
