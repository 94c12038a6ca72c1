import Foundation
import Typography
import Views

/// The change of one of a text's own modifiers.
enum TextChange: Equatable, @unchecked Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case scale(Text.Scale)
    case custom(CustomTextAttribute)
    case speech(SpeechAttributes)
    case language(TextLanguage?)
    case foreground(AnyShapeStyle?)
    case background(Color?)
    case link(URL?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)

    func apply(to attributes: inout TextAttributes) {
        switch self {
        case .font(let font): attributes.font = font
        case .weight(let weight): attributes.fontContext.weight = weight
        case .design(let design): attributes.fontContext.design = design
        case .width(let width): attributes.fontContext.width = width
        case .bold(let isBold): attributes.fontContext.isBold = isBold
        case .italic(let isItalic): attributes.fontContext.isItalic = isItalic
        case .monospacedDigit: attributes.fontContext.usesMonospacedDigits = true
        case .scale(let scale): attributes.fontContext.isSecondary = scale == .secondary
        case .custom(let attribute): attributes.customs.append(attribute)
        case .speech(let speech):
            attributes.speech = speech.combined(with: attributes.speech)
        case .language(let language): attributes.language = language
        case .foreground(let style): attributes.foreground = style
        case .background(let color): attributes.background = color
        case .link(let url):
            attributes.link = url
            if url != nil { attributes.foreground = AnyShapeStyle(TintShapeStyle()) }
        case .kerning(let points): attributes.kerning = points
        case .tracking(let points): attributes.tracking = points
        case .baselineOffset(let points): attributes.baselineOffset = points
        case .underline(let style): attributes.underline = style
        case .strikethrough(let style): attributes.strikethrough = style
        }
    }

    static func == (a: TextChange, b: TextChange) -> Bool {
        switch (a, b) {
        case (.font(let a), .font(let b)): a == b
        case (.weight(let a), .weight(let b)): a == b
        case (.design(let a), .design(let b)): a == b
        case (.width(let a), .width(let b)): a == b
        case (.bold(let a), .bold(let b)), (.italic(let a), .italic(let b)): a == b
        case (.monospacedDigit, .monospacedDigit): true
        case (.scale(let a), .scale(let b)): a == b
        case (.custom(let a), .custom(let b)): a == b
        case (.speech(let a), .speech(let b)): a == b
        case (.language(let a), .language(let b)): a == b
        case (.foreground(let a?), .foreground(let b?)): a.isEqualInput(to: b)
        case (.foreground(nil), .foreground(nil)): true
        case (.background(let a), .background(let b)): a == b
        case (.link(let a), .link(let b)): a == b
        case (.kerning(let a), .kerning(let b)), (.tracking(let a), .tracking(let b)),
            (.baselineOffset(let a), .baselineOffset(let b)):
            a == b
        case (.underline(let a), .underline(let b)), (.strikethrough(let a), .strikethrough(let b)):
            a == b
        default: false
        }
    }
}

/// The attributes of a run of text; modifiers of texts change those of the environment.
struct TextAttributes {
    var font: Font?
    var fontContext = FontContext()
    var foreground: AnyShapeStyle?
    var background: Color?
    var link: URL?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// The language whose rules the text is typeset by; nil for any.
    var language: TextLanguage?
    var speech = SpeechAttributes()
    /// An app's own, the innermost last.
    var customs: [CustomTextAttribute] = []
}

extension Text {
    /// A line drawn along text.
    public struct LineStyle: Hashable, Sendable {
        // Missing: patterns are drawn as one solid line.
        /// The dots and dashes of a line. All patterns are drawn as one solid line on Linux.
        public struct Pattern: Hashable, Sendable {
            let name: String
            /// A line without gaps.
            public static let solid = Pattern(name: "solid")
            /// A line of dots. It is solid on Linux.
            public static let dot = Pattern(name: "dot")
            /// A line of dashes. It is solid on Linux.
            public static let dash = Pattern(name: "dash")
            /// A line of dashes and dots. It is solid on Linux.
            public static let dashDot = Pattern(name: "dashDot")
            /// A line of dashes and pairs of dots. It is solid on Linux.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line in a pattern and a colour; if nil, that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One solid line in the colour of the text.
        public static let single = LineStyle()
    }
}
