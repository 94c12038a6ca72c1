import Foundation

/// The size, line height and weight of a text style.
package struct TextStyleMetrics: Hashable, Sendable {
    package let size: CGFloat
    package let lineHeight: CGFloat
    package let weight: Font.Weight

    package static func of(_ style: Font.TextStyle, _ density: Density) -> TextStyleMetrics {
        density == .desktop ? desktop(style) : device(style)
    }

    private init(_ size: CGFloat, _ lineHeight: CGFloat, _ weight: Font.Weight) {
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
    }

    private static func desktop(_ style: Font.TextStyle) -> TextStyleMetrics {
        switch style {
        case .largeTitle: TextStyleMetrics(28, 34, .bold)
        case .title: TextStyleMetrics(22, 28, .semibold)
        case .title2: TextStyleMetrics(18, 24, .semibold)
        case .title3: TextStyleMetrics(16, 22, .semibold)
        case .headline: TextStyleMetrics(14, 20, .semibold)
        case .body: TextStyleMetrics(14, 20, .regular)
        case .callout: TextStyleMetrics(13, 18, .regular)
        case .subheadline: TextStyleMetrics(13, 18, .regular)
        case .footnote: TextStyleMetrics(12, 16, .regular)
        case .caption: TextStyleMetrics(11, 14, .regular)
        case .caption2: TextStyleMetrics(10, 13, .regular)
        }
    }

    private static func device(_ style: Font.TextStyle) -> TextStyleMetrics {
        switch style {
        case .largeTitle: TextStyleMetrics(34, 41, .bold)
        case .title: TextStyleMetrics(28, 34, .semibold)
        case .title2: TextStyleMetrics(22, 28, .semibold)
        case .title3: TextStyleMetrics(20, 25, .semibold)
        case .headline: TextStyleMetrics(17, 22, .semibold)
        case .body: TextStyleMetrics(17, 22, .regular)
        case .callout: TextStyleMetrics(16, 21, .regular)
        case .subheadline: TextStyleMetrics(15, 20, .regular)
        case .footnote: TextStyleMetrics(13, 18, .regular)
        case .caption: TextStyleMetrics(12, 16, .regular)
        case .caption2: TextStyleMetrics(11, 13, .regular)
        }
    }
}
