import Views

/// The parts of a value with a label for its style.
public struct LabeledContentStyleConfiguration {
    /// The view that says what the content is.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The value.
    public struct Content: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The label, for the style to place.
    public let label: Label
    /// The value, for the style to place.
    public let content: Content
}
