import Views

/// The colour of the icons in a list's rows.
public struct ListItemTint: Sendable {
    /// Nil for the grey of secondary text.
    let color: Color?

    /// The colour, whatever the user prefers.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour, unless the user prefers another one, which nobody can here.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// No colour.
    public static let monochrome = ListItemTint(color: nil)
}

extension View {
    /// The colour of the icons of labels in rows, and of the controls there; nil leaves them as
    /// they are.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(ListItemTintModifier(tint: tint))
    }

    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { ListItemTint.fixed($0) })
    }
}

nonisolated private struct ListItemTintModifier: EnvironmentModifier {
    typealias Body = Never
    let tint: ListItemTint?

    func transform(_ values: inout EnvironmentValues) {
        guard let tint else { return }
        let base = values.labelStyle
        values.labelStyle = AnyLabelStyle(
            TintedIcons(base: base, color: tint.color ?? Color(ColorRole.secondaryLabel)))
        if let color = tint.color { values.tint = AnyShapeStyle(color) }
    }
}

/// A label style whose icons have a colour.
private struct TintedIcons: LabelStyle {
    let base: AnyLabelStyle
    let color: Color

    nonisolated init(base: AnyLabelStyle, color: Color) {
        self.base = base
        self.color = color
    }

    func makeBody(configuration: Configuration) -> some View {
        base.makeBody(
            LabelStyleConfiguration(
                title: configuration.title,
                icon: .init(content: AnyView(configuration.icon.foregroundStyle(color)))))
    }
}
