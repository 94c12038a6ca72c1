import Foundation
import Hosting
import Styles
import Typography
import Views

/// What the fonts of UIKit and AppKit have in common: a font, and its measures.
package struct BorrowedFont: Hashable, Sendable {
    package let font: Font

    package init(_ font: Font) { self.font = font }

    /// Nil where no installed family has the name.
    package init?(name: String, size: CGFloat) {
        guard size.isFinite, size > 0, Self.shaper.hasFamily(name) else { return nil }
        self.init(.custom(name, fixedSize: size))
    }

    private var description: FontDescription {
        font.resolved(in: CurrentApp.latest?.environment.fontContext ?? FontContext())
    }

    /// Points.
    package var size: CGFloat { description.size }

    package func withSize(_ size: CGFloat) -> BorrowedFont {
        let own = self.size
        guard own > 0, size.isFinite, size > 0 else { return self }
        return BorrowedFont(font.scaled(by: size / own))
    }

    package var metrics: FontMetrics { Self.shaper.metrics(of: description) }

    package var familyName: String {
        switch description.family {
        case .named(let name): return name
        case .symbols: return "Material Icons"
        case .system: break
        }
        return switch description.design {
        case .standard, .rounded: "Inter"
        case .serif: "DejaVu Serif"
        case .monospaced: "JetBrains Mono"
        }
    }

    /// The app's; another where no app runs.
    private static var shaper: TextShaper { CurrentApp.latest?.shaper ?? TextShaper() }
}
