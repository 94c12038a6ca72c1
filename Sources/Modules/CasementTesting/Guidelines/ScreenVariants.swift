import Casement
import Foundation

/// The variants of a screen in which something is checked: every combination of the values given.
/// Of what is left empty, the app keeps what it has.
public struct ScreenVariants: Sendable {
    /// The identifiers of locales, such as `de` or `ar_EG`. One that is written from the right
    /// brings that direction with it, unless directions are given as well.
    public var locales: [String]
    /// The sizes of dynamic type.
    public var typeSizes: [DynamicTypeSize]
    /// The directions in which the windows are laid out.
    public var directions: [LayoutDirection]
    /// The light and the dark appearance.
    public var colorSchemes: [ColorScheme]
    /// The widths of the windows' contents in points. A window that has a larger minimum takes that.
    public var widths: [CGFloat]

    /// Creates the variants with every combination of the values.
    public init(
        locales: [String] = [], typeSizes: [DynamicTypeSize] = [],
        directions: [LayoutDirection] = [], colorSchemes: [ColorScheme] = [],
        widths: [CGFloat] = []
    ) {
        self.locales = locales
        self.typeSizes = typeSizes
        self.directions = directions
        self.colorSchemes = colorSchemes
        self.widths = widths
    }

    /// The screen as it is.
    public static let current = ScreenVariants()

    /// Both colour schemes and directions, the usual type size and the largest, and windows as
    /// narrow as a phone and as wide as a desktop.
    public static let all = ScreenVariants(
        typeSizes: [.large, .accessibility5], directions: [.leftToRight, .rightToLeft],
        colorSchemes: [.light, .dark], widths: [320, 1280])

    /// One combination.
    struct Variant {
        var locale: String?
        var typeSize: DynamicTypeSize?
        var direction: LayoutDirection?
        var colorScheme: ColorScheme?
        var width: CGFloat?

        /// Its name, such as `dark, right to left, 320 wide`.
        var name: String {
            var parts: [String] = []
            if let colorScheme { parts.append(colorScheme == .dark ? "dark" : "light") }
            if let locale { parts.append(locale) }
            if let direction {
                parts.append(direction == .rightToLeft ? "right to left" : "left to right")
            }
            if let typeSize { parts.append("type size \(typeSize)") }
            if let width { parts.append("\(String(format: "%g", Double(width))) wide") }
            return parts.joined(separator: ", ")
        }

        func apply(to values: inout EnvironmentValues) {
            if let locale { values.locale = Locale(identifier: locale) }
            if let typeSize { values.dynamicTypeSize = typeSize }
            if let direction { values.layoutDirection = direction }
            if let colorScheme { values.colorScheme = colorScheme }
        }
    }

    /// Every combination, those of one width together.
    var combinations: [Variant] {
        var list = [Variant()]
        func each<Value>(_ values: [Value], _ path: WritableKeyPath<Variant, Value?>) {
            guard !values.isEmpty else { return }
            list = list.flatMap { variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: path] = value
                    return variant
                }
            }
        }
        each(widths, \.width)
        each(locales, \.locale)
        each(directions, \.direction)
        each(typeSizes, \.typeSize)
        each(colorSchemes, \.colorScheme)
        return list
    }
}
