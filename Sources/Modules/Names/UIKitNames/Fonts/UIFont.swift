import Casement
import Styles
import Typography

/// A typeface at a size.
open class UIFont: NSObject, @unchecked Sendable {
    public typealias Weight = _FontWeight
    public typealias TextStyle = _FontTextStyle

    let value: BorrowedFont

    private init(_ value: BorrowedFont) { self.value = value }

    /// Nil where no installed family has the name.
    public convenience init?(name: String, size: CGFloat) {
        guard let value = BorrowedFont(name: name, size: size) else { return nil }
        self.init(value)
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size, weight))
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(BorrowedFont(.system(size: size).italic()))
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size, weight, .monospaced))
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.digits(size, weight))
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.style(style))
    }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(value.withSize(size)) }

    open class var labelFontSize: CGFloat { BorrowedFont(.body).size }
    open class var buttonFontSize: CGFloat { BorrowedFont(.body).size }
    open class var smallSystemFontSize: CGFloat { BorrowedFont(.caption).size }
    open class var systemFontSize: CGFloat { BorrowedFont(.callout).size }

    // MARK: What it is

    open var pointSize: CGFloat { value.size }
    open var familyName: String { value.familyName }
    open var fontName: String { value.familyName }
    open var ascender: CGFloat { value.ascender }
    /// Negative: the descent lies below the baseline.
    open var descender: CGFloat { value.descender }
    open var capHeight: CGFloat { value.capHeight }
    open var lineHeight: CGFloat { value.metrics.ascent + value.metrics.descent }
    open var leading: CGFloat { 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
}

extension Font {
    public init(_ font: UIFont) { self = font.value.font }
}
