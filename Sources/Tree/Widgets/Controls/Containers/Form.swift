import Foundation
import Geometry
import Views

/// Controls with their labels, in groups.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyles) private var styles

    /// Creates a form of the controls. In the grouped style, which is the default, each section is
    /// a card.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if let style = styles.innermost {
            style.body(FormStyleConfiguration(content: .init(content: styles.part(content))))
                .inStyles(styles.outer)
        } else {
            GroupedForm(content: content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration, in the style around that one.
    @MainActor public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}

/// Cards of rows: the label at the leading edge, the value at the trailing one.
nonisolated struct GroupedForm<Content: View>: View {
    let content: Content
    @Environment(\.self) private var environment
    @Retained private var selection = RowSelection()

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        ScrollPort(
            environment.scrollSettings(.vertical, showsBars: true),
            content: ListRowsView(
                look, selection: selection, changeSelected: nil,
                content: content.environment(\.labelPlacement, .apart)
                    .modifier(ListEnvironment()))
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            environment.scrollContentBackground == .hidden
                ? Color.clear
                : environment.controlAppearance?.listGround ?? Color(ColorRole.windowBackground))
    }

    @MainActor private var look: ListAppearance {
        var look = environment.rowsLook(.insetGrouped)
        look.minimumRowHeight = environment.density == .device ? 44 : 40
        return look
    }
}

/// Rows without cards, as wide as they need to be.
nonisolated struct ColumnsForm<Content: View>: View {
    let content: Content

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.stack) { content }
    }
}
