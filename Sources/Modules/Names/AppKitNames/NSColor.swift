import Casement

/// A colour that may differ between light and dark mode.
open class NSColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
    /// The name of a colour set in the app's asset catalog.
    public typealias Name = String

    package let value: BorrowedColor

    package init(_ value: BorrowedColor) { self.value = value }

    /// Creates a colour from red, green, blue and opacity, each from 0 to 1. All spaces but Display
    /// P3 are read as sRGB, and numbers that are not finite count as 0.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(BorrowedColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(
        calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
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

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            BorrowedColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a colour with the components of a `CGColor`; never `nil`.
    public convenience init?(cgColor: CGColor) {
        self.init(BorrowedColor(Color(cgColor: cgColor)))
    }

    /// Creates a colour from one of SwiftUI, which may still differ between appearances.
    public convenience init(_ color: Color) { self.init(BorrowedColor(color)) }

    /// Creates a colour from the symbol of a colour set in an asset catalog.
    public convenience init(resource: ColorResource) { self.init(BorrowedColor(Color(resource))) }

    /// Creates a colour from a colour set of the app's, or `nil` if it has none of the name.
    public convenience init?(named name: Name) { self.init(named: name, bundle: nil) }

    public convenience init?(named name: Name, bundle: Bundle?) {
        guard let value = BorrowedColor(named: name, bundle: bundle) else { return nil }
        self.init(value)
    }

    /// A colour that a closure chooses for each appearance. The name is for those who debug.
    public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(
            BorrowedColor { scheme, contrast in
                dynamicProvider(NSAppearance(scheme, contrast)).value.color
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
    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(value.withAlpha(alpha)) }

    /// Returns a colour that is part of the way to another one, from 0 to 1; never `nil`.
    open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (a, b) = (value.resolved(), color.value.resolved())
        let part = Float(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
        func mixed(_ first: Float, _ second: Float) -> Float { first + (second - first) * part }
        return NSColor(
            Color(
                Color.Resolved(
                    red: mixed(a.red, b.red), green: mixed(a.green, b.green),
                    blue: mixed(a.blue, b.blue), opacity: mixed(a.opacity, b.opacity))))
    }

    // MARK: Numbers, in the appearance of the app's front window

    /// The colour as Core Graphics has it.
    open var cgColor: CGColor { CGColor(value.resolved()) }
    /// The part of red in sRGB, from 0 to 1.
    open var redComponent: CGFloat { CGFloat(value.resolved().red) }
    /// The part of green in sRGB, from 0 to 1.
    open var greenComponent: CGFloat { CGFloat(value.resolved().green) }
    /// The part of blue in sRGB, from 0 to 1.
    open var blueComponent: CGFloat { CGFloat(value.resolved().blue) }
    /// The opacity, from 0 to 1.
    open var alphaComponent: CGFloat { CGFloat(value.resolved().opacity) }
    /// The grey that is as bright to the eye, from 0 to 1, for colours of every kind.
    open var whiteComponent: CGFloat { BorrowedColor.white(value.resolved()) }
    /// The hue, from 0 to 1 around the circle of colours; 0 for greys.
    open var hueComponent: CGFloat { BorrowedColor.hsb(value.resolved()).hue }
    /// The saturation, from 0 for greys to 1 for the purest colours.
    open var saturationComponent: CGFloat { BorrowedColor.hsb(value.resolved()).saturation }
    /// The brightness, which is the largest of the parts of red, green and blue.
    open var brightnessComponent: CGFloat { BorrowedColor.hsb(value.resolved()).brightness }

    /// Writes the parts of red, green and blue and the opacity to the pointers that are not nil.
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        red?.pointee = redComponent
        green?.pointee = greenComponent
        blue?.pointee = blueComponent
        alpha?.pointee = alphaComponent
    }

    // MARK: NSObject

    /// Whether the other object is a colour with the same source.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSColor).map { value == $0.value } ?? false
    }

    open override var hash: Int { value.hashValue }
    open override var description: String { value.color.description }
}

extension Color {
    /// Creates a colour from one of AppKit, which may still differ between appearances.
    public init(nsColor: NSColor) { self = nsColor.value.color }

    /// Creates a colour from one of AppKit. `Color(.brand)` prefers a colour set of that name.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.value.color }
}
