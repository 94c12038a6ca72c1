import Foundation
import Geometry

extension Color {
    /// A colour in gamma-encoded extended sRGB. Channels below 0 or above 1 are outside of sRGB.
    public struct Resolved: Hashable, Sendable {
        /// The red channel, from 0 to 1 within sRGB.
        public var red: Float
        /// The green channel, from 0 to 1 within sRGB.
        public var green: Float
        /// The blue channel, from 0 to 1 within sRGB.
        public var blue: Float
        /// The opacity, from 0 for transparent to 1 for opaque.
        public var opacity: Float

        /// Creates a colour from channels of a colour space, which are converted to sRGB.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB: (self.red, self.green, self.blue) = (red, green, blue)
            case .sRGBLinear:
                (self.red, self.green, self.blue) = (
                    SRGBCurve.encoded(red), SRGBCurve.encoded(green), SRGBCurve.encoded(blue)
                )
            case .displayP3:
                // Display P3 has the transfer function and white point of sRGB and other primaries.
                let (r, g, b) = (
                    SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue)
                )
                // Apple's systems have four digits of the matrix.
                self.red = SRGBCurve.encoded(1.2249 * r - 0.2247 * g)
                self.green = SRGBCurve.encoded(-0.0420 * r + 1.0419 * g)
                self.blue = SRGBCurve.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b)
            }
        }

        /// The red channel without gamma encoding, in proportion to the light.
        public var linearRed: Float {
            get { SRGBCurve.linear(red) }
            set { red = SRGBCurve.encoded(newValue) }
        }

        /// The green channel without gamma encoding, in proportion to the light.
        public var linearGreen: Float {
            get { SRGBCurve.linear(green) }
            set { green = SRGBCurve.encoded(newValue) }
        }

        /// The blue channel without gamma encoding, in proportion to the light.
        public var linearBlue: Float {
            get { SRGBCurve.linear(blue) }
            set { blue = SRGBCurve.encoded(newValue) }
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, of the linear colour encoded again, as on Apple's systems, where a colour keeps
    /// the linear one.
    public var description: String {
        let parts = [linearRed, linearGreen, linearBlue].map(SRGBCurve.encoded) + [opacity]
        let bytes = parts.map { part in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + bytes.joined()
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<
        Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            red = newValue.first
            green = newValue.second.first
            blue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: Codable {
    /// Decodes red, green, blue and opacity from an array. Throws if there are fewer numbers.
    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        let red = try parts.decode(Float.self)
        let green = try parts.decode(Float.self)
        let blue = try parts.decode(Float.self)
        self.init(red: red, green: green, blue: blue, opacity: try parts.decode(Float.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        for part in [red, green, blue, opacity] { try parts.encode(part) }
    }
}
