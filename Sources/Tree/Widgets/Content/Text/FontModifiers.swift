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
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(FontChangeModifier(change: .weight(weight)))
    }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(FontChangeModifier(change: .width(width)))
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(FontChangeModifier(change: .design(design)))
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .bold(isActive)))
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .italic(isActive)))
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .design(isActive ? .monospaced : nil)))
    }

    nonisolated public func monospacedDigit() -> some View {
        modifier(FontChangeModifier(change: .monospacedDigit))
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        modifier(TextOrnamentModifier(path: \.kerning, value: kerning))
    }

    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        modifier(TextOrnamentModifier(path: \.tracking, value: tracking))
    }

    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(TextOrnamentModifier(path: \.baselineOffset, value: baselineOffset))
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = Text.LineStyle(pattern: pattern, color: color)
        return modifier(TextOrnamentModifier(path: \.underline, value: isActive ? line : nil))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = Text.LineStyle(pattern: pattern, color: color)
        return modifier(TextOrnamentModifier(path: \.strikethrough, value: isActive ? line : nil))
    }
}
