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

    /// The view that is always shown, for the style to place.
    public let label: Label
    /// The view that is shown only while the group is open.
    public let content: Content
    /// Whether the group is open. A style writes it when the user opens or closes the group.
    @Binding public var isExpanded: Bool
}
