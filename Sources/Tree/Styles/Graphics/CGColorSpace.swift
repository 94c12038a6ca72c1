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

    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

    public var name: String? {
        switch kind {
        case .gray: Self.genericGrayGamma2_2
        case .sRGB: Self.sRGB
        case .linear: Self.linearSRGB
        case .displayP3: Self.displayP3
        }
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
