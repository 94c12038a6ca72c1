import Casement

/// A colour that may differ between light and dark mode.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
    package let value: BorrowedColor

    package init(_ value: BorrowedColor) { self.value = value }

    /// Creates a colour from red, green, blue and opacity, each from 0 to 1, in sRGB or Display P3.
    /// Numbers that are not finite count as 0.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(BorrowedColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(BorrowedColor(.displayP3, red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey from black at 0 to white at 1, with an opacity from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(BorrowedColor(white: white, alpha: alpha))
    }

    /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            BorrowedColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a colour with the components of a `CGColor`.
    public convenience init(cgColor: CGColor) { self.init(BorrowedColor(Color(cgColor: cgColor))) }

    /// Creates a colour from one of SwiftUI, which may still differ between appearances.
    public convenience init(_ color: Color) { self.init(BorrowedColor(color)) }

    /// Creates a colour from the symbol of a colour set in an asset catalog.
    public convenience init(resource: ColorResource) { self.init(BorrowedColor(Color(resource))) }

    /// Creates a colour from a colour set of the app's, or `nil` if it has none of the name. The
    /// traits are not used: the colour follows the view that shows it.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The traits choose nothing: the colour follows those of the view that shows it.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let value = BorrowedColor(named: name, bundle: bundle) else { return nil }
        self.init(value)
    }

    /// A colour that a closure chooses for each appearance.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            BorrowedColor { scheme, contrast in
                dynamicProvider(UITraitCollection(scheme, contrast)).value.color
            })
    }

    /// Creates a colour from a colour literal, with components of sRGB.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Colours made from it

    /// Returns the colour with another opacity, from 0 to 1, in every appearance.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(value.withAlpha(alpha)) }

    /// The colour as it is in an appearance.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let (scheme, contrast) = traitCollection.look
        return UIColor(Color(value.resolved(scheme, contrast)))
    }

    // MARK: Numbers, in the appearance of the app's front window

    /// The colour as Core Graphics has it.
    open var cgColor: CGColor { CGColor(value.resolved()) }

    /// Writes the components in sRGB, each from 0 to 1, to the pointers that are not nil; returns
    /// true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value.resolved()
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Writes hue, saturation, brightness and opacity, each from 0 to 1; returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value.resolved()
        let parts = BorrowedColor.hsb(color)
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Writes the grey that is as bright to the eye, and the opacity, from 0 to 1. Returns true for
    /// colours of every kind.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = value.resolved()
        white?.pointee = BorrowedColor.white(color)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    // MARK: NSObject

    /// Whether the other object is a colour with the same source.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
    open override var description: String { value.color.description }
}

extension Color {
    /// Creates a colour from one of UIKit, which may still differ between appearances.
    public init(uiColor: UIColor) { self = uiColor.value.color }

    /// A colour set of the name counts before it: `Color(.brand)`.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.value.color }
}
