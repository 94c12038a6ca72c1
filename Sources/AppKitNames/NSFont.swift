import Casement
import Styles
import Typography

/// A typeface at a size.
open class NSFont: NSObject, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest weight of SwiftUI.
        var fontWeight: Font.Weight {
            let all: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
                (.black, .black),
            ]
            let nearest = all.min { a, b in
                abs(a.0.rawValue - rawValue) < abs(b.0.rawValue - rawValue)
            }
            return nearest?.1 ?? .regular
        }
    }

    public enum TextStyle: String, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2

        var fontStyle: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    let value: BorrowedFont

    private init(_ value: BorrowedFont) { self.value = value }

    /// Nil where no installed family has the name.
    public convenience init?(name: String, size: CGFloat) {
        guard let value = BorrowedFont(name: name, size: size) else { return nil }
        self.init(value)
    }

    open class func systemFont(ofSize size: CGFloat) -> NSFont {
        systemFont(ofSize: size, weight: .regular)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(BorrowedFont(.system(size: size, weight: weight.fontWeight)))
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> NSFont {
        systemFont(ofSize: size, weight: .bold)
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(BorrowedFont(.system(size: size, weight: weight.fontWeight, design: .monospaced)))
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(BorrowedFont(.system(size: size, weight: weight.fontWeight).monospacedDigit()))
    }

    /// The options choose nothing.
    open class func preferredFont(
        forTextStyle style: TextStyle, options: [String: Any] = [:]
    ) -> NSFont {
        NSFont(BorrowedFont(.system(style.fontStyle)))
    }

    open func withSize(_ size: CGFloat) -> NSFont { NSFont(value.withSize(size)) }

    open class var labelFontSize: CGFloat { BorrowedFont(.caption).size }
    open class var smallSystemFontSize: CGFloat { BorrowedFont(.caption).size }
    open class var systemFontSize: CGFloat { BorrowedFont(.callout).size }

    // MARK: What it is

    open var pointSize: CGFloat { value.size }
    open var familyName: String? { value.familyName }
    open var fontName: String { value.familyName }
    open var ascender: CGFloat { value.metrics.ascent }
    /// Negative: the descent lies below the baseline.
    open var descender: CGFloat { -value.metrics.descent }
    open var capHeight: CGFloat { value.metrics.capHeight }
    open var leading: CGFloat { 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSFont).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
}

extension Font {
    public init(_ font: NSFont) { self = font.value.font }
}
