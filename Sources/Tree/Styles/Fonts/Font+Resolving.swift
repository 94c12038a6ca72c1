import Foundation
import Typography

extension Font {
    /// The font resolved in an environment.
    package func resolved(in context: FontContext) -> FontDescription {
        var font = resolvedAlone(in: context)
        if let design = context.design, font.design == .standard {
            font.design = FontDescription.Design(design)
        }
        if let weight = context.weight { font.weight = weight.value }
        if context.isBold { font.weight = max(font.weight, Weight.bold.value) }
        if let width = context.width { font.width = FontDescription.Width(width) }
        if context.isItalic { font.isItalic = true }
        if context.usesMonospacedDigits { font.usesTabularFigures = true }
        if context.isSecondary {
            font.size = (font.size * FontContext.secondaryScale).rounded()
            font.lineHeight = font.lineHeight.map {
                ($0 * FontContext.secondaryScale).rounded()
            }
        }
        if let rule = context.lineHeight { font.lineHeight = rule.height(forSize: font.size) }
        font.boundLengths()
        return font
    }

    /// The font before the changes by modifiers around the text.
    private func resolvedAlone(in context: FontContext) -> FontDescription {
        switch source {
        case .style(let style, let design, let weight):
            let metrics = TextStyleMetrics.of(style, context.density)
            let scale = context.textScale
            return FontDescription(
                size: (metrics.size * scale).rounded(),
                weight: (weight ?? metrics.weight).value,
                design: FontDescription.Design(design ?? .default),
                lineHeight: (metrics.lineHeight * scale).rounded())
        case .system(let size, let weight, let design):
            return FontDescription(
                size: size, weight: (weight ?? .regular).value,
                design: FontDescription.Design(design ?? .default))
        case .custom(let name, let size, let style):
            let scale = style == nil ? 1 : context.textScale
            return FontDescription(
                family: .named(name), size: scale == 1 ? size : (size * scale).rounded())
        case .changed(let font, let change):
            return change.applied(to: font.resolvedAlone(in: context))
        }
    }
}

extension FontContext {
    /// What the secondary text scale multiplies the font's size by.
    fileprivate static let secondaryScale: CGFloat = 0.8

    /// On the desktop, the display's scale determines the user's text size.
    fileprivate var textScale: CGFloat {
        density == .desktop ? 1 : CGFloat(dynamicTypeSize.scale)
    }
}

extension Font.Change {
    fileprivate func applied(to font: FontDescription) -> FontDescription {
        var font = font
        switch self {
        case .italic(let isItalic): font.isItalic = isItalic
        case .weight(let weight): font.weight = weight.value
        case .width(let width): font.width = FontDescription.Width(width)
        case .leading(let leading): font.lineHeight = font.lineHeight.map { $0 + leading.extra }
        case .monospaced: font.design = .monospaced
        case .monospacedDigit: font.usesTabularFigures = true
        case .smallCaps: font.usesSmallCaps = true
        case .scaled(let factor):
            font.size *= factor
            font.lineHeight = font.lineHeight.map { ($0 * factor).rounded() }
        }
        return font
    }
}

extension Font.Leading {
    /// Additional points between lines.
    fileprivate var extra: CGFloat {
        switch self {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}

extension FontDescription.Design {
    package init(_ design: Font.Design) {
        self =
            switch design {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
    }
}

extension FontDescription.Width {
    package init(_ width: Font.Width) {
        self = width.value < -0.1 ? .condensed : width.value > 0.1 ? .expanded : .standard
    }
}
