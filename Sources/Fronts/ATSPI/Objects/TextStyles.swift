#if SDL
    import Drawing
    import Foundation
    import Limits
    import Styles
    import Typography
    import Views

    /// How the parts of a text look, with the names that AT-SPI has for attributes.
    struct TextStyles {
        /// A part in which everything looks the same.
        struct Run: Equatable {
            /// In scalars.
            var range: Range<Int>
            /// What is not as in `defaults`.
            var attributes: [String: String]
        }

        private var runs: [Run] = []
        private let count: Int

        init(_ styles: [AccessibilityTextStyle], of text: AccessibleText) {
            count = text.count
            for style in styles {
                let start = text.offset(ofBytes: style.range.lowerBound)
                let end = text.offset(ofBytes: style.range.upperBound)
                guard start < end else { continue }
                let attributes = style.attributes.filter { Self.defaults[$0.key] != $0.value }
                if let last = runs.last, last.attributes == attributes,
                    last.range.upperBound == start
                {
                    runs[runs.count - 1].range = last.range.lowerBound..<end
                } else {
                    runs.append(Run(range: start..<end, attributes: attributes))
                }
            }
        }

        /// The part that an offset is in; of the end of the text its last part.
        func run(at offset: Int) -> Run {
            runs.first { $0.range.contains(offset) } ?? runs.last
                ?? Run(range: 0..<count, attributes: [:])
        }

        /// How text of the size of a text's body looks if nothing is said of it.
        static let defaults: [String: String] = {
            let font = Font.body.resolved(in: FontContext())
            return AccessibilityTextStyle(
                0..<0, font: font, color: nil, alignment: .leading, direction: .leftToRight
            ).attributes
        }()
    }

    extension AccessibilityTextStyle {
        /// All that AT-SPI has a name for.
        var attributes: [String: String] {
            var attributes = [
                "family-name": font.familyName, "size": Self.text(font.size),
                "weight": "\(font.weight)", "style": font.isItalic ? "italic" : "normal",
                "variant": font.usesSmallCaps ? "small_caps" : "normal",
                "underline": isUnderlined ? "single" : "none",
                "strikethrough": isStruckThrough ? "true" : "false",
                "justification": justification,
                "direction": direction == .leftToRight ? "ltr" : "rtl",
                "rise": Self.text(baselineOffset),
            ]
            attributes["stretch"] =
                switch font.width {
                case .condensed: "condensed"
                case .standard: "normal"
                case .expanded: "expanded"
                }
            attributes["fg-color"] = color?.words
            attributes["bg-color"] = background?.words
            attributes["language"] = language
            return attributes
        }

        private var justification: String {
            switch (alignment, direction) {
            case (.center, _): "center"
            case (.leading, .leftToRight), (.trailing, .rightToLeft): "left"
            case (.leading, .rightToLeft), (.trailing, .leftToRight): "right"
            }
        }

        /// Points, without decimals that say nothing.
        private static func text(_ points: Double) -> String {
            let rounded = (points * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e9
                ? "\(Int(saturating: rounded))" : "\(rounded)"
        }
    }

    extension FontDescription {
        fileprivate var familyName: String {
            switch (family, design) {
            case (.named(let name), _): name
            case (.symbols, _): "Material Icons"
            case (.system, .serif): "DejaVu Serif"
            case (.system, .monospaced): "JetBrains Mono"
            case (.system, _): "Inter"
            }
        }
    }

    extension ResolvedColor {
        /// Red, green and blue from 0 to 255, as Orca reads them.
        fileprivate var words: String {
            [red, green, blue].map {
                "\(Int(saturating: Double(min(max($0, 0), 1) * 255).rounded()))"
            }
            .joined(separator: ",")
        }
    }
#endif
