import Views

/// How disclosure groups look and are opened.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// A triangle before the label, and the content indented below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FoldingGroup(
            isExpanded: configuration.$isExpanded, label: configuration.label,
            content: { configuration.content })
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: a triangle before the label, and the content indented below.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}

extension View {
    /// Sets the style of the disclosure groups inside.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
    ) -> some View {
        styled(style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
