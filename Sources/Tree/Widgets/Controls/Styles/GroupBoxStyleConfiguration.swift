import Views

/// The parts of a group box for its style.
public struct GroupBoxStyleConfiguration {
    /// The title of the box.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// What is in the box.
    public struct Content: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The title of the box, for the style to place.
    public let label: Label
    /// The view in the box, for the style to place.
    public let content: Content
}
