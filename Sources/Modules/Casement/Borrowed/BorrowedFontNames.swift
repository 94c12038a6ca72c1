import Foundation
import Styles
import Typography

/// How heavy a font of UIKit or AppKit is: 0 for regular, more for bolder ones.
public struct _FontWeight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// Creates a weight from a number on the scale from -1 to 1, with 0 for regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = _FontWeight(-0.8)
    /// A weight between ultra-light and light, -0.6.
    public static let thin = _FontWeight(-0.6)
    /// A weight lighter than regular, -0.4.
    public static let light = _FontWeight(-0.4)
    /// The weight of ordinary text, 0.
    public static let regular = _FontWeight(0)
    /// A weight slightly bolder than regular, 0.23.
    public static let medium = _FontWeight(0.23)
    /// A weight between medium and bold, 0.3.
    public static let semibold = _FontWeight(0.3)
    /// The weight of emphasised text, 0.4.
    public static let bold = _FontWeight(0.4)
    /// A weight bolder than bold, 0.56.
    public static let heavy = _FontWeight(0.56)
    /// The boldest weight, 0.62.
    public static let black = _FontWeight(0.62)

    /// The nearest weight of SwiftUI.
    var fontWeight: Font.Weight {
        let all: [(_FontWeight, Font.Weight)] = [
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

/// What a text in a font of UIKit or AppKit is for.
public enum _FontTextStyle: String, Sendable {
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

// The system's fonts.
extension BorrowedFont {
    package static func system(
        _ size: CGFloat, _ weight: _FontWeight = .regular, _ design: Font.Design? = nil
    ) -> BorrowedFont {
        BorrowedFont(.system(size: size, weight: weight.fontWeight, design: design))
    }

    package static func digits(_ size: CGFloat, _ weight: _FontWeight) -> BorrowedFont {
        BorrowedFont(.system(size: size, weight: weight.fontWeight).monospacedDigit())
    }

    package static func style(_ style: _FontTextStyle) -> BorrowedFont {
        BorrowedFont(.system(style.fontStyle))
    }

    package var ascender: CGFloat { metrics.ascent }
    /// Negative: the descent lies below the baseline.
    package var descender: CGFloat { -metrics.descent }
    package var capHeight: CGFloat { metrics.capHeight }
}
