import Foundation
import Views

/// A text's own modifiers, which return texts.
extension Text {
    private func changed(_ change: TextChange) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
    public func bold() -> Text { changed(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
    public func italic() -> Text { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? changed(.design(.monospaced)) : self
    }
    public func monospacedDigit() -> Text { changed(.monospacedDigit) }
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed(.baselineOffset(baselineOffset))
    }

    public func foregroundColor(_ color: Color?) -> Text {
        changed(.foreground(color.map(AnyShapeStyle.init)))
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed(.foreground(AnyShapeStyle(style)))
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive ? LineStyle(color: color) : nil))
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}
