import Foundation

// The attributes of fonts.
extension Font {
    /// A purpose of text, which has a size, a weight and a line height.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    /// The shape of a font's letters.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// How thick the strokes of a font are.
    public struct Weight: Hashable, Sendable {
        /// From 100 (thinnest) over 400 (regular) to 900 (black).
        package let value: Int

        /// The thinnest strokes, weight 100.
        public static let ultraLight = Weight(value: 100)
        /// Very thin strokes, weight 200.
        public static let thin = Weight(value: 200)
        /// Thin strokes, weight 300.
        public static let light = Weight(value: 300)
        /// The strokes of most text, weight 400.
        public static let regular = Weight(value: 400)
        /// Strokes a little thicker than regular ones, weight 500.
        public static let medium = Weight(value: 500)
        /// The strokes of titles and headlines, weight 600.
        public static let semibold = Weight(value: 600)
        /// The strokes of bold text, weight 700.
        public static let bold = Weight(value: 700)
        /// Very thick strokes, weight 800.
        public static let heavy = Weight(value: 800)
        /// The thickest strokes, weight 900.
        public static let black = Weight(value: 900)
    }

    /// How wide the letters of a font are.
    public struct Width: Hashable, Sendable {
        /// From -1 (narrowest) over 0 to 1 (widest).
        public var value: CGFloat

        /// Creates a width from a number from -1 to 1.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest letters, -0.4. They are as wide as condensed ones here.
        public static let compressed = Width(-0.4)
        /// Narrow letters, -0.2.
        public static let condensed = Width(-0.2)
        /// Letters of the usual width, 0.
        public static let standard = Width(0)
        /// Wide letters, 0.2.
        public static let expanded = Width(0.2)
    }
}
