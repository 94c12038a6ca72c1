import Casement
import Styles
import Typography

/// A typeface at a size.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy a font is.
    public typealias Weight = _FontWeight
    /// What a text is for, which decides its size and weight.
    public typealias TextStyle = _FontTextStyle

    let value: BorrowedFont

    private init(_ value: BorrowedFont) { self.value = value }

    /// Creates a font of a family at a size in points, or `nil` if no family of the name is
    /// installed.
    public convenience init?(name: String, size: CGFloat) {
        guard let value = BorrowedFont(name: name, size: size) else { return nil }
        self.init(value)
    }

    /// Returns the interface's font at a size in points, regular or in the weight given.
    open class func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size, weight))
    }

    /// Returns the interface's font at a size in points, in bold.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the interface's font at a size in points, slanted.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(BorrowedFont(.system(size: size).italic()))
    }

    /// Returns a font whose letters are all as wide, at a size in points.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size, weight, .monospaced))
    }

    /// Returns the interface's font with digits that are all as wide, at a size in points.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.digits(size, weight))
    }

    /// Returns the interface's font for what a text is for, at the size the user's settings give
    /// it.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.style(style))
    }

    /// Returns the font at another size in points; itself if that is not above 0.
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(value.withSize(size)) }

    /// The size of labels in points, which is that of body text.
    open class var labelFontSize: CGFloat { BorrowedFont(.body).size }
    /// The size of the text on buttons in points, which is that of body text.
    open class var buttonFontSize: CGFloat { BorrowedFont(.body).size }
    /// The size of small text in points, which is that of captions.
    open class var smallSystemFontSize: CGFloat { BorrowedFont(.caption).size }
    /// The size of ordinary text on controls in points, which is that of callouts.
    open class var systemFontSize: CGFloat { BorrowedFont(.callout).size }

    // MARK: What it is

    /// The size in points.
    open var pointSize: CGFloat { value.size }
    /// The name of the family, such as `Inter`.
    open var familyName: String { value.familyName }
    /// The name of the family as well: faces have no names of their own here.
    open var fontName: String { value.familyName }
    /// How far letters reach above the baseline at most, in points.
    open var ascender: CGFloat { value.ascender }
    /// How far letters reach below the baseline at most, in points, as a negative number.
    open var descender: CGFloat { value.descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { value.capHeight }
    /// The height of a line in points: from the highest to the lowest part of its letters.
    open var lineHeight: CGFloat { value.metrics.ascent + value.metrics.descent }
    /// The space between two lines besides their heights: always 0.
    open var leading: CGFloat { 0 }

    /// Whether the other object is a font that is made in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
}

extension Font {
    /// Creates a font from one of UIKit.
    public init(_ font: UIFont) { self = font.value.font }
}
