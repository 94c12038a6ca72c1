import BorrowedViews
import Casement

/// A text that is not edited.
open class UILabel: UIView {
    /// The text; that of `attributedText` without its attributes, if there is one.
    open var text: String? {
        get { attributedText?.string ?? plainText }
        set {
            attributedText = nil
            plainText = newValue
            changed()
        }
    }
    private var plainText: String?

    /// The text with fonts, colours and lines under its parts.
    open var attributedText: NSAttributedString? { didSet { changed() } }
    /// The font of what has none of its own.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { changed() } }
    /// The colour of what has none of its own.
    open var textColor: UIColor! = .label { didSet { changed() } }
    /// Where lines stand that are shorter than the label.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// The most lines; 0 for any number.
    open var numberOfLines = 1 { didSet { changed() } }
    /// What is done with a text that does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
    /// Whether the font becomes smaller where the text does not fit.
    open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
    /// The smallest part of the font's size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
    /// Has no effect: fonts of text styles follow the user's settings.
    open var adjustsFontForContentSizeCategory = false
    /// Has no effect: SwiftUI lays out.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Whether the text looks as that of a control that can be used.
    open var isEnabled = true { didSet { changed() } }

    override var contentAlignment: Alignment {
        Alignment(horizontal: textAlignment.horizontal, vertical: .center)
    }

    package override var content: AnyView {
        AnyView(
            shownText
                .font(Font(font ?? .systemFont(ofSize: UIFont.labelFontSize)))
                .foregroundStyle(Color(uiColor: textColor ?? .label))
                .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
                .truncationMode(lineBreakMode.truncation)
                .multilineTextAlignment(textAlignment.lines)
                .minimumScaleFactor(leastScale)
                .disabled(!isEnabled))
    }

    private var shownText: Text {
        attributedText.map { Text(AttributedString(shown: $0)) } ?? Text(verbatim: plainText ?? "")
    }

    private var leastScale: CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        // UIKit leaves it to itself for 0.
        return minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.5
    }
}

extension AttributedString {
    /// A text with those attributes of Foundation's that texts show.
    @MainActor init(shown text: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            var part = AttributedString(text.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { part.swiftUI.font = Font(font) }
            if let color = attributes[.foregroundColor] as? UIColor {
                part.swiftUI.foregroundColor = Color(uiColor: color)
            }
            if let color = attributes[.backgroundColor] as? UIColor {
                part.swiftUI.backgroundColor = Color(uiColor: color)
            }
            if let kern = attributes[.kern] as? CGFloat { part.swiftUI.kern = kern }
            if let url = attributes[.link] as? URL { part.link = url }
            if Self.isLine(attributes[.underlineStyle]) { part.swiftUI.underlineStyle = .single }
            if Self.isLine(attributes[.strikethroughStyle]) {
                part.swiftUI.strikethroughStyle = .single
            }
            append(part)
        }
    }

    private static func isLine(_ style: Any?) -> Bool {
        if let style = style as? NSUnderlineStyle { return !style.isEmpty }
        return (style as? Int ?? 0) != 0
    }
}

/// Lines under or through a text, of which there is one form here.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a style of the bits of others.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
    /// The line under a text: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The line through a text: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The address that a text opens: a `URL`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
