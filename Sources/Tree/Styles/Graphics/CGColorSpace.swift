/// How the numbers of a colour are meant.
public final class CGColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case gray, sRGB, linear, displayP3
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// Nil for a space that is none of those named here.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(.sRGB)
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(.linear)
        case Self.displayP3: self.init(.displayP3)
        case Self.genericGrayGamma2_2: self.init(.gray)
        default: return nil
        }
    }

    /// The number of components without the opacity: one in the space of greys, three in others.
    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

    /// The name of the space. An extended space has the name of the one without the extension.
    public var name: String? {
        switch kind {
        case .gray: Self.genericGrayGamma2_2
        case .sRGB: Self.sRGB
        case .linear: Self.linearSRGB
        case .displayP3: Self.displayP3
        }
    }

    /// The name of sRGB, which most screens and pictures use.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with channels below 0 and above 1. It names the same space as `sRGB` here.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB whose channels are in proportion to the light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of linear sRGB with channels below 0 and above 1. It names the same space as
    /// `linearSRGB` here.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3, whose red and green are stronger than those of sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the space of greys, whose brightness is that of sRGB here.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Returns the space of a screen's colours, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// Returns the space of a screen's greys, whose brightness is that of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
