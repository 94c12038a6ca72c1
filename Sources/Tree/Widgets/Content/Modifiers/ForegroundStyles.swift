import Foundation
import Views

/// Sets the foreground styles of what is below.
struct ForegroundModifier: EnvironmentModifier {
    typealias Body = Never
    /// Nil for those of the theme.
    let styles: [AnyShapeStyle]?

    func transform(_ values: inout EnvironmentValues) {
        let outer = values.foregroundStack
        values.foregroundStack = styles.map { ForegroundStack($0, outer: outer) }
    }
}

extension ForegroundModifier: ComparableInput {
    package func isEqualInput(to other: ForegroundModifier) -> Bool {
        switch (styles, other.styles) {
        case (nil, nil): true
        case (let a?, let b?):
            a.count == b.count && zip(a, b).allSatisfy { $0.isEqualInput(to: $1) }
        default: false
        }
    }
}

extension View {
    /// Sets the style of the text, symbols and shapes inside; its fainter levels are made from it.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the styles of the first two levels of the text, symbols and shapes inside.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the styles of the first three levels of the text, symbols and shapes inside.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundModifier(
                styles: [
                    AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
                ]))
    }

    /// Nil brings the theme's colour back.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] }))
    }

    /// Nil brings the app's accent back.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map(AnyShapeStyle.init))
    }

    /// Sets the style in which controls and links inside stand out.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tint, AnyShapeStyle(tint))
    }

    /// Sets the colour in which controls and links inside stand out; nil brings the app's back.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension EnvironmentValues {
    /// The tint as one colour.
    var tintColor: Color {
        guard let tint else { return Color(.accent) }
        var outside = self
        outside.tint = nil
        return Color(Color.Resolved(tint.resolved(in: outside).color))
    }
}
