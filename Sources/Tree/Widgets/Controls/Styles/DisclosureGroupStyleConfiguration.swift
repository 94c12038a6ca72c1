import Views

/// The parts of a disclosure group for its style.
public struct DisclosureGroupStyleConfiguration {
    /// What is always shown.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// What is shown while the group is open.
    public struct Content: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}
