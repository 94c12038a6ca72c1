import Foundation
import Geometry
import Views

/// The columns of a split view as they are shown.
struct SplitContainer: View {
    let visibility: Binding<NavigationSplitViewVisibility>
    var compactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    /// Links in the first columns show their destinations in the last.
    @Retained private var column = DetailColumn(NavigationContext())
    @Retained private var toggle = SidebarToggle()
    /// The columns for which there is space.
    @State private var fit = ColumnFit.all
    @State private var widths = ColumnWidths()
    /// Whether a sidebar that does not fit is shown in front of the other columns.
    @State private var sidebarIsInFront = false
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var background: ContainerBackground?
    @Environment(\.detailIsProminent) private var detailIsProminent
    @OwnTreePosition private var position

    init(
        visibility: Binding<NavigationSplitViewVisibility>,
        compactColumn: Binding<NavigationSplitViewColumn>? = nil, sidebar: AnyView,
        content: AnyView?, detail: AnyView
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    nonisolated private static var sidebarWidth: CGFloat { 200 }
    nonisolated private static var contentWidth: CGFloat { 240 }

    var body: some View {
        connect()
        return ZStack(alignment: .topLeading) {
            // As wide as there is space, however wide the columns are.
            Color.clear
                .onGeometryChange(for: ColumnFit.self) { [widths, hasContent = content != nil] in
                    widths.fit(in: $0.size.width, hasContent: hasContent)
                } action: {
                    fit = $0
                    sidebarIsInFront = false
                }
            if detailIsProminent, !isCompact {
                ZStack(alignment: .leading) {
                    detailColumn
                    firstColumns.background(Color(ColorRole.windowBackground))
                }
            } else {
                HStack(spacing: 0) {
                    firstColumns
                    if showsDetail { detailColumn }
                }
                if fit == .withoutSidebar, sidebarIsInFront {
                    sidebarColumn.background(Color(ColorRole.windowBackground))
                }
            }
        }
        .modifier(NarrowColumns())
        .onPreferenceChange(ContainerBackgroundKey.self) { background = $0[.navigationSplitView] }
        .background { background?.view }
        .focusedSceneValue(\.sidebar, sidebarState)
    }

    private func connect() {
        let compact = compact
        let sidebarState = sidebarState
        toggle.perform = { sidebarState.toggle() }
        column.goTo =
            isCompact && compact.wrappedValue != .detail
            ? { compact.wrappedValue = .detail } : nil
    }

    private var isCompact: Bool { fit == .one }

    // MARK: What is shown

    private var compact: Binding<NavigationSplitViewColumn> { compactColumn ?? $ownColumn }

    private var showsSidebar: Bool { sidebarState.isShown }

    private var sidebarState: SidebarState {
        let alone: Binding<Bool>? =
            switch fit {
            case .all: nil
            case .withoutSidebar: $sidebarIsInFront
            case .one: sidebarIsTheColumn
            }
        return SidebarState(visibility: visibility, hasContent: content != nil, alone: alone)
    }

    /// Whether the single column is the sidebar; what hides it goes on to the next.
    private var sidebarIsTheColumn: Binding<Bool> {
        let compact = compact
        let next: NavigationSplitViewColumn = content == nil ? .detail : .content
        return Binding(
            get: { compact.wrappedValue == .sidebar },
            set: { compact.wrappedValue = $0 ? .sidebar : next })
    }

    private var showsContent: Bool {
        if isCompact { return compact.wrappedValue == .content }
        return visibility.wrappedValue != .detailOnly
    }

    private var showsDetail: Bool {
        guard isCompact else { return true }
        return compact.wrappedValue == .detail || content == nil && compact.wrappedValue == .content
    }

    private var firstColumns: some View {
        HStack(spacing: 0) {
            if showsSidebar, fit != .withoutSidebar { sidebarColumn }
            middleColumn
        }
    }

    private var sidebarColumn: some View {
        SplitColumn(
            content: sidebar, width: Self.sidebarWidth, isAlone: isCompact, goBack: nil,
            greatest: greatestWidth(beside: content == nil ? 0 : widths.content)
        ) { widths.sidebar = $0 }
        .environment(\.listKind, .sidebar)
        .environment(\.sidebarToggle, isCompact ? nil : toggle)
        .environment(\.detailColumn, isCompact && content != nil ? contentTarget : column)
    }

    @ViewBuilder private var middleColumn: some View {
        if let content, showsContent {
            SplitColumn(
                content: content, width: Self.contentWidth, isAlone: isCompact,
                goBack: isCompact ? { compact.wrappedValue = .sidebar } : nil,
                greatest: greatestWidth(beside: widths.sidebar)
            ) { widths.content = $0 }
            .environment(\.sidebarToggle, showsSidebar || isCompact ? nil : toggle)
            .environment(\.detailColumn, column)
        }
    }

    /// The width of a column with which there is still space for the others.
    private func greatestWidth(beside other: CGFloat) -> () -> CGFloat {
        let others = ColumnWidths.detail + (fit == .all ? other : 0)
        return { [position] in (position.windowFrame?.width ?? .infinity) - others }
    }

    /// In a single column a choice in the sidebar goes to the column in the middle.
    private var contentTarget: DetailColumn {
        let (compact, middle) = (compact, DetailColumn(column.context))
        middle.goTo = { compact.wrappedValue = .content }
        return middle
    }

    private var detailColumn: some View {
        StackContainer(
            path: nil, root: detail, shared: column.context,
            rootGoBack: isCompact
                ? { compact.wrappedValue = content == nil ? .sidebar : .content } : nil
        )
        .environment(\.sidebarToggle, detailHasToggle ? toggle : nil)
        .environment(\.detailColumn, nil)
    }

    private var detailHasToggle: Bool {
        !isCompact && !showsSidebar && (content == nil || !showsContent)
    }
}

/// A column of a split view that is not the last, with the divider that resizes it.
private struct SplitColumn: View {
    let content: AnyView
    /// The width where the column prefers none.
    let width: CGFloat
    /// Whether it is the only column, and as wide as the split view.
    let isAlone: Bool
    let goBack: (() -> Void)?
    /// The greatest width that leaves space for other columns.
    let greatest: () -> CGFloat
    /// Reports the width beside other columns.
    let changed: (CGFloat) -> Void
    @State private var preferred: ColumnWidth?
    /// The width that the user has given the column.
    @State private var dragged: CGFloat?
    @Retained private var context = NavigationContext()

    init(
        content: AnyView, width: CGFloat, isAlone: Bool, goBack: (() -> Void)?,
        greatest: @escaping () -> CGFloat, changed: @escaping (CGFloat) -> Void
    ) {
        self.content = content
        self.width = width
        self.isAlone = isAlone
        self.goBack = goBack
        self.greatest = greatest
        self.changed = changed
    }

    var body: some View {
        HStack(spacing: 0) {
            ColumnStack(content: content, context: context, goBack: goBack)
                .onPreferenceChange(ColumnWidthKey.self) { preferred = $0 }
                .frame(width: isAlone ? nil : shownWidth)
                .frame(maxWidth: isAlone ? .infinity : nil)
                .modifier(RelativeContainerModifier())
            if !isAlone { ColumnDivider(width: shownWidth, resize: resize) }
        }
        .onChange(of: shownWidth, initial: true) { changed(shownWidth) }
    }

    private var limits: ColumnWidth { preferred ?? ColumnWidth(ideal: width) }

    private var shownWidth: CGFloat { limits.nearest(to: dragged ?? limits.ideal ?? width) }

    private func resize(to width: CGFloat) { dragged = limits.nearest(to: min(width, greatest())) }
}

/// The pages of a column that is not the last: only links that are not detail links push here.
private struct ColumnStack: View {
    let content: AnyView
    let context: NavigationContext
    let goBack: (() -> Void)?
    @Environment(\.detailColumn) private var detail

    var body: some View {
        StackContainer(
            path: nil, root: AnyView(content.environment(\.detailColumn, detail)), shared: context,
            rootGoBack: goBack)
    }
}

/// The line beside a column, which a drag and keys move.
struct ColumnDivider: View {
    let width: CGFloat
    let resize: (CGFloat) -> Void
    /// 1 where the column is before the line, -1 where it is after it.
    var direction: CGFloat = 1
    /// The width at which the running drag began.
    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        // A divider in a view of its own does not know the direction of the stack around.
        Color(ColorRole.separator)
            .frame(width: 1)
            .overlay {
                Color.clear.frame(width: Theme.Frame.grip * 2)
                    .contentShape(Rectangle())
                    .pointerStyle(.columnResize)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { drag in
                                let first = start ?? width
                                if start == nil { start = width }
                                let moved = drag.translation.width
                                let isMirrored = layoutDirection == .rightToLeft
                                resize(first + direction * (isMirrored ? -moved : moved))
                            }
                            .onEnded { _ in start = nil }
                    )
                    .described(as: .group, label: "Divider")
            }
            .modifier(
                DividerKeys(axis: .horizontal) { [width, resize, direction] distance in
                    resize(width + direction * distance)
                }
            )
            .zIndex(1)
    }
}
