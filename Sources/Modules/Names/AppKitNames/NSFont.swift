import Casement
import Styles
import Typography

/// A typeface at a size.
open class NSFont: NSObject, @unchecked Sendable {
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
    open class func systemFont(ofSize size: CGFloat) -> NSFont {
        systemFont(ofSize: size, weight: .regular)
    }

    /// Returns the interface's font at a size in points, in a weight.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(.system(size, weight))
    }

    /// Returns the interface's font at a size in points, in bold.
    open class func boldSystemFont(ofSize size: CGFloat) -> NSFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Returns a font whose letters are all as wide, at a size in points.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(.system(size, weight, .monospaced))
    }

    /// Returns the interface's font with digits that are all as wide, at a size in points.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(.digits(size, weight))
    }

    /// The options choose nothing.
    open class func preferredFont(
        forTextStyle style: TextStyle, options: [String: Any] = [:]
    ) -> NSFont {
        NSFont(.style(style))
    }

    /// Returns the font at another size in points; itself if that is not above 0.
    open func withSize(_ size: CGFloat) -> NSFont { NSFont(value.withSize(size)) }

    /// The size of labels in points, which is that of captions.
    open class var labelFontSize: CGFloat { BorrowedFont(.caption).size }
    /// The size of small text in points, which is that of captions.
    open class var smallSystemFontSize: CGFloat { BorrowedFont(.caption).size }
    /// The size of ordinary text on controls in points, which is that of callouts.
    open class var systemFontSize: CGFloat { BorrowedFont(.callout).size }

    // MARK: What it is

    /// The size in points.
    open var pointSize: CGFloat { value.size }
    /// The name of the family, such as `Inter`.
    open var familyName: String? { value.familyName }
    /// The name of the family as well: faces have no names of their own here.
    open var fontName: String { value.familyName }
    /// How far letters reach above the baseline at most, in points.
    open var ascender: CGFloat { value.ascender }
    /// How far letters reach below the baseline at most, in points, as a negative number.
    open var descender: CGFloat { value.descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { value.capHeight }
    /// The space between two lines besides their heights: always 0.
    open var leading: CGFloat { 0 }

    /// Whether the other object is a font that is made in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSFont).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
}

extension Font {
    /// Creates a font from one of AppKit.
    public init(_ font: NSFont) { self = font.value.font }
}
