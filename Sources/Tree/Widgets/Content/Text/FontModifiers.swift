import Foundation
import Views

/// Changes the fonts of text inside.
struct FontChangeModifier: EnvironmentModifier {
    typealias Body = Never
    let change: TextChange

    func transform(_ values: inout EnvironmentValues) {
        var attributes = TextAttributes(fontContext: values.fontChanges)
        change.apply(to: &attributes)
        values.fontChanges = attributes.fontContext
    }
}

/// Changes the spacing and the lines of text inside.
struct TextOrnamentModifier<Value: Equatable>: EnvironmentModifier {
    typealias Body = Never
    let path: WritableKeyPath<TextOrnaments, Value>
    let value: Value

    func transform(_ values: inout EnvironmentValues) {
        values.textOrnaments[keyPath: path] = value
    }
}

extension View {
    /// Sets the font of the text and the symbols inside; if nil, the body font.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets how bold the text inside is; if nil, as bold as its fonts.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(FontChangeModifier(change: .weight(weight)))
    }

    /// Sets how wide the characters inside are, in fonts that come in several widths.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(FontChangeModifier(change: .width(width)))
    }

    /// Sets whether the text inside has serifs, for example; if nil, as its fonts have it.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(FontChangeModifier(change: .design(design)))
    }

    /// Makes the text inside bold; false takes back what is set further out.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .bold(isActive)))
    }

    /// Makes the text inside italic; false takes back what is set further out.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .italic(isActive)))
    }

    /// Sets the text inside in a font whose characters are all equally wide.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .design(isActive ? .monospaced : nil)))
    }

    /// Makes all digits inside equally wide, so that numbers that change keep their width.
    nonisolated public func monospacedDigit() -> some View {
        modifier(FontChangeModifier(change: .monospacedDigit))
    }

    /// Adds points between the characters of the text inside; ligatures are split.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        modifier(TextOrnamentModifier(path: \.kerning, value: kerning))
    }

    /// Adds points between the characters of the text inside, in addition to kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        modifier(TextOrnamentModifier(path: \.tracking, value: tracking))
    }

    /// Raises the text inside above its baseline by points; a negative number lowers it.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(TextOrnamentModifier(path: \.baselineOffset, value: baselineOffset))
    }

    /// Underlines the text inside, in the text's own colour if `color` is nil. All patterns are
    /// solid lines on Linux.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = Text.LineStyle(pattern: pattern, color: color)
        return modifier(TextOrnamentModifier(path: \.underline, value: isActive ? line : nil))
    }

    /// Strikes through the text inside, in the text's own colour if `color` is nil. All patterns
    /// are solid lines on Linux.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = Text.LineStyle(pattern: pattern, color: color)
        return modifier(TextOrnamentModifier(path: \.strikethrough, value: isActive ? line : nil))
    }
}
