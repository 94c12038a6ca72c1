import Views

/// A menu for its style, which shows it with `Menu(configuration)`.
public struct MenuStyleConfiguration {
    /// The label of the button that opens the menu.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    /// The actions in the menu.
    public struct Content: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}
