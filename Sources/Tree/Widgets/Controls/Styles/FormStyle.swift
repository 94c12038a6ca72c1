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
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Cards of rows.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Rows without cards, as wide as they need to be.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
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
