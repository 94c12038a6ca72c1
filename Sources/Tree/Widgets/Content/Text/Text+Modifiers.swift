import Foundation
import Views

/// A text's own modifiers, which return texts.
extension Text {
    private func changed(_ change: TextChange) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// Sets the text's font; if nil, the body font.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    /// Sets how bold the text is; if nil, as bold as its font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
    /// Sets how wide the text's characters are, in fonts that come in several widths.
    public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
    /// Sets whether the text has serifs, for example; if nil, as its font has it.
    public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
    /// Makes the text bold; false takes back what is set further out.
    public func bold() -> Text { changed(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
    /// Makes the text italic; false takes back what is set further out.
    public func italic() -> Text { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
    /// Sets the text in a font whose characters are all equally wide; false changes nothing.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? changed(.design(.monospaced)) : self
    }
    /// Makes all digits equally wide, so that numbers that change keep their width.
    public func monospacedDigit() -> Text { changed(.monospacedDigit) }
    /// Adds points between the text's characters; ligatures are split.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Adds points between the text's characters, in addition to kerning.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Raises the text above its baseline by points; a negative number lowers it.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed(.baselineOffset(baselineOffset))
    }

    /// Sets the colour of the text; if nil, that of the view around.
    public func foregroundColor(_ color: Color?) -> Text {
        changed(.foreground(color.map(AnyShapeStyle.init)))
    }

    /// Sets the style of the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed(.foreground(AnyShapeStyle(style)))
    }

    /// Underlines the text, in its own colour if `color` is nil. All patterns are solid lines on
    /// Linux.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive ? LineStyle(color: color) : nil))
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Strikes through the text, in its own colour if `color` is nil. All patterns are solid lines
    /// on Linux.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}
