import Views

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// A card with the title in its first line.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxCard(label: configuration.label, content: configuration.content)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: a card with the title in its first line.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes inside.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
