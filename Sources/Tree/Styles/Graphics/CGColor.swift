import Foundation

/// A colour by its numbers, in sRGB.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity; or of a grey, its brightness and opacity.
    public let components: [CGFloat]?
    package let resolved: Color.Resolved
    private let space: CGColorSpace.Kind

    private init(
        _ components: [CGFloat], _ resolved: Color.Resolved, in space: CGColorSpace.Kind = .sRGB
    ) {
        self.components = components
        self.resolved = resolved
        self.space = space
    }

    /// Creates a colour from sRGB channels and an opacity from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            [red, green, blue, alpha],
            Color.Resolved(
                red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
    }

    /// Creates a colour from sRGB channels and an opacity from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from its brightness in sRGB and an opacity from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        let part = Float(gray)
        self.init(
            [gray, alpha],
            Color.Resolved(red: part, green: part, blue: part, opacity: Float(alpha)))
    }

    /// From a space's components and an opacity after them.
    public convenience init?(
        colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>
    ) {
        let parts = Array(
            UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        let numbers = parts.map { Float($0) }
        let color =
            switch space.kind {
            case .gray:
                Color.Resolved(
                    red: numbers[0], green: numbers[0], blue: numbers[0], opacity: numbers[1])
            case .sRGB, .linear, .displayP3:
                Color.Resolved(
                    colorSpace: space.kind == .linear
                        ? .sRGBLinear : space.kind == .displayP3 ? .displayP3 : .sRGB,
                    red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
            }
        self.init(parts, color, in: space.kind)
    }

    package convenience init(_ color: Color.Resolved) {
        self.init(
            [
                CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue),
                CGFloat(color.opacity),
            ],
            color)
    }

    /// White as a grey, opaque.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black as a grey, opaque.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black as a grey, transparent.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// That of the components.
    public var colorSpace: CGColorSpace? {
        CGColorSpace(numberOfComponents == 2 ? .gray : space)
    }

    /// The opacity, from 0 to 1: the last component.
    public var alpha: CGFloat { components?.last ?? 0 }
    /// The number of components with the opacity: four, or two of a grey.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard var parts = components else { return nil }
        parts[parts.count - 1] = alpha
        var color = resolved
        color.opacity = Float(alpha)
        return CGColor(parts, color, in: space)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.components == b.components && a.space == b.space
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
    /// Creates a colour of the channels of a `CGColor`, which no environment changes.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }

    /// Creates a colour of the channels of a `CGColor`, which no environment changes.
    public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

    /// The colour's numbers; nil where they depend on the environment.
    public var cgColor: CGColor? {
        switch source {
        case .components(let resolved): return CGColor(resolved)
        case .faded(let color, let opacity):
            guard let base = color.cgColor else { return nil }
            return base.copy(alpha: base.alpha * CGFloat(min(max(opacity, 0), 1)))
        default: return nil
        }
    }
}
