/// Builds one view from the statements of a closure; each position in it is an identity.
@resultBuilder
public struct ViewBuilder {
    /// Takes an expression of the closure as a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Makes an empty view of no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Makes a view of the only statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Makes one view of the views of several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Makes a view of an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Makes a view of one branch of an `if` with an `else`, or of a `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Hides the type of a view that is only available on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
