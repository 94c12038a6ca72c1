import Drawing

/// A colour that a style of the app's own resolves.
package struct CustomColor: Hashable, Sendable {
    private let style: any Hashable & Sendable
    package let resolve: @Sendable (ColorContext) -> ResolvedColor

    package init(
        _ style: any Hashable & Sendable,
        resolve: @escaping @Sendable (ColorContext) -> ResolvedColor
    ) {
        self.style = style
        self.resolve = resolve
    }

    package static func == (a: CustomColor, b: CustomColor) -> Bool {
        AnyHashable(a.style) == AnyHashable(b.style)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
