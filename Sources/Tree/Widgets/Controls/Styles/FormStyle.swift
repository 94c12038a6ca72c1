import Views

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// Cards of rows.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Cards of rows.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style; `grouped` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Rows without cards, as wide as they need to be.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style; `columns` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style, which looks like `grouped`.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A style with a card of rows for each section, each row with its label at one side.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A style with rows below each other, without cards, which does not scroll.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of the forms inside.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(style) { (style: S, configuration: FormStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
