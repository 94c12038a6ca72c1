import Drawing
import Foundation
import Hosting
import Styles
import Views

/// What the colours of UIKit and AppKit have in common: a colour, and its numbers in the app's
/// appearance.
package struct BorrowedColor: Hashable, Sendable {
    package let color: Color

    package init(_ color: Color) { self.color = color }

    package init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Self.number(white), opacity: Self.number(alpha)))
    }

    package init(
        _ space: Color.RGBColorSpace = .sRGB, red: CGFloat, green: CGFloat, blue: CGFloat,
        alpha: CGFloat
    ) {
        self.init(
            Color(
                space, red: Self.number(red), green: Self.number(green), blue: Self.number(blue),
                opacity: Self.number(alpha)))
    }

    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Self.number(hue), saturation: Self.number(saturation),
                brightness: Self.number(brightness), opacity: Self.number(alpha)))
    }

    /// A colour that a closure chooses for each appearance in which it is drawn.
    package init(_ choose: @escaping (ColorScheme, ColorSchemeContrast) -> Color) {
        let choice = Choice(choose)
        self.init(
            Color(
                .custom(
                    CustomColor(choice) { context in
                        choice.choose(context.scheme, context.contrast).resolved(in: context)
                    })))
    }

    /// Nil where a bundle, or the app, has no colour set of the name.
    package init?(named name: String, bundle: Bundle?) {
        let assets = CurrentApp.latest?.environment.colorAssets ?? ColorAssets()
        guard assets.hasColor(named: name, bundlePath: bundle?.bundlePath) else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// The numbers in an appearance; that of the app's front window by default.
    package func resolved(
        _ scheme: ColorScheme? = nil, _ contrast: ColorSchemeContrast? = nil
    ) -> Color.Resolved {
        if case .components(let resolved) = color.source { return resolved }
        var context = CurrentApp.latest?.environment.colorContext ?? ColorContext()
        if let scheme { context.scheme = scheme }
        if let contrast { context.contrast = contrast }
        return Color.Resolved(color.resolved(in: context))
    }

    package func withAlpha(_ alpha: CGFloat) -> BorrowedColor {
        let alpha = Self.number(alpha)
        if case .components(var resolved) = color.source {
            resolved.opacity = Float(alpha)
            return BorrowedColor(Color(resolved))
        }
        let color = color
        return BorrowedColor { scheme, contrast in
            var resolved = BorrowedColor(color).resolved(scheme, contrast)
            resolved.opacity = Float(alpha)
            return Color(resolved)
        }
    }

    /// Hue, saturation and brightness from 0 to 1.
    package static func hsb(
        _ color: Color.Resolved
    ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let brightness = max(red, green, blue)
        let range = brightness - min(red, green, blue)
        guard range > 0 else { return (0, 0, brightness) }
        let sector =
            switch brightness {
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, range / brightness, brightness)
    }

    /// A grey of the same brightness to the eye.
    package static func white(_ color: Color.Resolved) -> CGFloat {
        CGFloat(color.red) * 0.2126 + CGFloat(color.green) * 0.7152 + CGFloat(color.blue) * 0.0722
    }

    /// Numbers that are none count as 0.
    private static func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

    /// A closure that is equal to itself alone.
    private final class Choice: Hashable, @unchecked Sendable {
        let choose: (ColorScheme, ColorSchemeContrast) -> Color

        init(_ choose: @escaping (ColorScheme, ColorSchemeContrast) -> Color) {
            self.choose = choose
        }

        static func == (a: Choice, b: Choice) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
