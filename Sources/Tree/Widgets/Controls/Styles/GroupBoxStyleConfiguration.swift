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

    public let label: Label
    public let content: Content
}
