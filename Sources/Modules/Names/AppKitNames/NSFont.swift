import Casement
import Styles
import Typography

/// A typeface at a size.
open class NSFont: NSObject, @unchecked Sendable {
    public typealias Weight = _FontWeight
    public typealias TextStyle = _FontTextStyle

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
        NSFont(.system(size, weight))
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> NSFont {
        systemFont(ofSize: size, weight: .bold)
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(.system(size, weight, .monospaced))
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        NSFont(.digits(size, weight))
    }

    /// The options choose nothing.
    open class func preferredFont(
        forTextStyle style: TextStyle, options: [String: Any] = [:]
    ) -> NSFont {
        NSFont(.style(style))
    }

    open func withSize(_ size: CGFloat) -> NSFont { NSFont(value.withSize(size)) }

    open class var labelFontSize: CGFloat { BorrowedFont(.caption).size }
    open class var smallSystemFontSize: CGFloat { BorrowedFont(.caption).size }
    open class var systemFontSize: CGFloat { BorrowedFont(.callout).size }

    // MARK: What it is

    open var pointSize: CGFloat { value.size }
    open var familyName: String? { value.familyName }
    open var fontName: String { value.familyName }
    open var ascender: CGFloat { value.ascender }
    /// Negative: the descent lies below the baseline.
    open var descender: CGFloat { value.descender }
    open var capHeight: CGFloat { value.capHeight }
    open var leading: CGFloat { 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSFont).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
}

extension Font {
    public init(_ font: NSFont) { self = font.value.font }
}
