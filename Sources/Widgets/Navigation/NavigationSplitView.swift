import Foundation
import Geometry
import Views

/// Columns side by side, of which the first ones choose what the last one shows.
// Missing: a single column where there is room for no more; columns resized by the pointer.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    /// The visibility where there is no binding.
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    @MainActor public var body: some View {
        let visibility = visibility ?? $ownVisibility
        let hasContent = !(content is EmptyView)
        SplitContainer(
            visibility: visibility.wrappedValue, sidebar: AnyView(sidebar),
            content: hasContent ? AnyView(content) : nil, detail: AnyView(detail)
        )
        .focusedSceneValue(
            \.sidebar, SidebarState(visibility: visibility, hasContent: hasContent))
    }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
            detail: detail)
    }
}

private struct SplitContainer: View {
    let visibility: NavigationSplitViewVisibility
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    /// Links in the first columns push pages in the last.
    @Retained private var context = NavigationContext()

    private static var sidebarWidth: CGFloat { 200 }
    private static var contentWidth: CGFloat { 240 }

    var body: some View {
        HStack(spacing: 0) {
            if visibility != .detailOnly, content == nil || visibility != .doubleColumn {
                NavigationPage(content: sidebar, goBack: nil)
                    .environment(\.listKind, .sidebar)
                    .frame(width: Self.sidebarWidth)
                Divider()
            }
            if let content, visibility != .detailOnly {
                NavigationPage(content: content, goBack: nil)
                    .frame(width: Self.contentWidth)
                Divider()
            }
            StackContainer(path: nil, root: detail, shared: context)
        }
        .environment(\.navigationContext, context)
    }
}

/// The older stack, or two columns.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        StackContainer(path: nil, root: AnyView(content))
    }
}

/// The appearance of the older navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Accepted; navigation views are stacks.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    /// Accepted; columns have the theme's widths.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
