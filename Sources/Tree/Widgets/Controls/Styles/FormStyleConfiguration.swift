import Views

/// The parts of a form for its style.
public struct FormStyleConfiguration {
    /// The controls of the form.
    public struct Content: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The controls of the form, for the style to place.
    public let content: Content
}
