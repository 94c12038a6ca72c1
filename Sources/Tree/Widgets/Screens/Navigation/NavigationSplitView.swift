import Foundation
import Geometry
import Views

/// Columns side by side, of which the first ones choose what the last one shows. Where there is space
/// for one only, it shows the columns one after the other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    /// The visibility if the app does not give a binding.
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownColumn = NavigationSplitViewColumn.sidebar

    init(
        _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content,
        detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    @MainActor public var body: some View {
        SplitContainer(
            visibility: visibility ?? $ownVisibility, compactColumn: compactColumn ?? $ownColumn,
            sidebar: AnyView(sidebar), content: content is EmptyView ? nil : AnyView(content),
            detail: AnyView(detail))
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns. The bindings, if there are any, hold which columns
    /// are shown and which one is shown if there is space for one only.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns. The bindings, if there are any, hold which columns
    /// are shown and which one is shown if there is space for one only.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            nil, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }
}
