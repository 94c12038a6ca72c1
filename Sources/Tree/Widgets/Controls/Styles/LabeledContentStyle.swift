import Views

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The label before the value, or at the two ends of a form's row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledValue(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the label before the value, or both at the ends of a form's row.
    nonisolated public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}

extension View {
    /// Sets the style of the labelled values inside.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S
    ) -> some View {
        styled(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
