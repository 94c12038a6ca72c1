import Views

/// The styles set around a kind of control, the outermost first.
///
/// A style's body sees the styles around its own, so that a style may show the same control again,
/// made of its configuration, and change only a part of the look.
package struct StyleStack<Configuration>: ComparableInput {
    private var styles: [AnyStyle<Configuration>] = []

    package init() {}

    package var innermost: AnyStyle<Configuration>? { styles.last }

    /// The styles around the innermost one.
    package var outer: StyleStack {
        var copy = self
        _ = copy.styles.popLast()
        return copy
    }

    package mutating func append(_ style: AnyStyle<Configuration>) { styles.append(style) }

    package func isEqualInput(to other: StyleStack) -> Bool {
        styles.count == other.styles.count
            && zip(styles, other.styles).allSatisfy { $0.isEqualInput(to: $1) }
    }

    /// Where the environment has the styles.
    static var path: WritableKeyPath<EnvironmentValues, StyleStack> {
        \.[styles: StyleKind<Configuration>()]
    }

    /// A part of the configuration: it sees all styles again, the innermost one included.
    @MainActor func part<Part: View>(_ part: Part) -> AnyView {
        AnyView(part.environment(Self.path, self))
    }
}

/// Names the styles with one configuration.
struct StyleKind<Configuration>: Hashable {}

private enum StylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
    subscript<Configuration>(styles kind: StyleKind<Configuration>) -> StyleStack<Configuration> {
        get { self[StylesKey<Configuration>.self] }
        set { self[StylesKey<Configuration>.self] = newValue }
    }
}

// Where controls read their styles; a literal key path costs nothing to make.
extension EnvironmentValues {
    var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
        self[StylesKey<GroupBoxStyleConfiguration>.self]
    }
    var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
        self[StylesKey<DisclosureGroupStyleConfiguration>.self]
    }
    var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
        self[StylesKey<LabeledContentStyleConfiguration>.self]
    }
    var menuStyles: StyleStack<MenuStyleConfiguration> {
        self[StylesKey<MenuStyleConfiguration>.self]
    }
    var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration> {
        self[StylesKey<ControlGroupStyleConfiguration>.self]
    }
    var datePickerStyles: StyleStack<DatePickerStyleConfiguration> {
        self[StylesKey<DatePickerStyleConfiguration>.self]
    }
    var formStyles: StyleStack<FormStyleConfiguration> {
        self[StylesKey<FormStyleConfiguration>.self]
    }
}

/// Sets a style for the controls inside.
nonisolated struct StyleModifier<Configuration>: EnvironmentModifier {
    typealias Body = Never
    static var isPure: Bool { true }
    let style: AnyStyle<Configuration>

    func transform(_ values: inout EnvironmentValues) {
        values[styles: StyleKind<Configuration>()].append(style)
    }
}

extension View {
    /// Shows the controls inside by a style; `make` is the style's `makeBody`.
    nonisolated func styled<Style, Configuration, Content: View>(
        _ style: Style, make: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        modifier(
            StyleModifier(
                style: AnyStyle(style) {
                    StyleBody(style: .init($0), configuration: $1, make: make)
                } direct: {
                    make($0, $1)
                }))
    }

    /// The body that a style has made, which sees the styles around that style.
    nonisolated func inStyles<Configuration>(_ styles: StyleStack<Configuration>) -> some View {
        environment(StyleStack<Configuration>.path, styles)
    }
}

/// A control in a style that has dynamic properties.
nonisolated private struct StyleBody<Style, Configuration, Content: View>: View {
    let style: WithDynamicProperties<Style>
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content
    @MainActor var body: some View { make(style.value, configuration) }
}
