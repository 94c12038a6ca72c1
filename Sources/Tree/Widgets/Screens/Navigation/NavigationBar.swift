import Foundation
import Geometry
import Views

/// The bar above a page: the way back, the title, tools, the search field.
struct NavigationBar: View {
    let items: BarItems
    let counts: BarItemCounts
    let options: BarOptions
    let title: String?
    let subtitle: String?
    /// The title where it can be changed.
    let renamed: Binding<String>?
    let renaming: RenameTarget
    let goBack: (() -> Void)?
    let toggleSidebar: (() -> Void)?
    let search: SearchClaim?
    let link: SafeAreaBarLink
    /// Gets the width of the row of tools, and the width that it needs to show all titles.
    let measured: (BarWidths) -> Void
    @State private var widths = BarWidths()
    @State private var isRenaming = false
    @State private var titleMenuIsOpen = false
    @State private var overflowIsOpen = false
    @Environment(\.density) private var density
    @Environment(\.windowBarLook) private var look
    @Environment(\.controlAppearance) private var appearance

    var body: some View {
        connect()
        return Group {
            if isShown {
                VStack(alignment: .leading, spacing: 0) {
                    if search?.hidesBar != true {
                        if titleIsAbove { smallTitle.frame(maxWidth: .infinity) }
                        if !isLarge || hasItems { row }
                        if isLarge { largeTitle.padding(.bottom, Theme.Spacing.stack) }
                    }
                    if counts.accessory > 0 { accessoryRow }
                    if let search { search.field }
                }
                .padding(.horizontal, Theme.Spacing.content)
                .padding(.vertical, Theme.Spacing.hairGap)
                .frame(maxWidth: .infinity, alignment: .leading)
                .modifier(
                    BarBackdrop(
                        options: options[.navigationBar], edge: .bottom, link: link,
                        alwaysHasLine: density == .desktop, kind: \.navigationBar))
            }
        }
    }

    private func connect() {
        let (isRenaming, menu, overflow) = ($isRenaming, $titleMenuIsOpen, $overflowIsOpen)
        renaming.perform = { isRenaming.wrappedValue = true }
        items.closeMenus = {
            menu.wrappedValue = false
            overflow.wrappedValue = false
        }
    }

    private var hasItems: Bool {
        goBack != nil || toggleSidebar != nil || counts.bar > 0 || counts.overflow > 0
    }

    private var isShown: Bool {
        if options.isShownInside { return counts.bar > 0 }
        return switch options[.navigationBar].visibility {
        case .hidden?: false
        case .visible?: true
        default: hasItems || counts.accessory > 0 || search != nil || hasTitle
        }
    }

    private var hasTitle: Bool {
        title?.isEmpty == false && !options.removedItems.contains(.title) && look.showsTitle
    }

    /// Whether the title stands in a line of its own above the tools.
    private var titleIsAbove: Bool { look.isExpanded && hasTitle && !isLarge }

    private var isLarge: Bool {
        guard hasTitle else { return false }
        return switch options.titleDisplayMode {
        case .large: true
        case .automatic: density == .device && goBack == nil
        default: false
        }
    }

    private var isCentered: Bool {
        density == .device && !options.role.leadsWithTitle
            && options.titleDisplayMode != .inlineLarge
    }

    // MARK: Rows

    private var row: some View {
        BarRow {
            HStack(spacing: Theme.Spacing.stack) {
                if let goBack, !options.hidesBackButton { BackButton(action: goBack) }
                if let toggleSidebar { SidebarButton(action: toggleSidebar) }
                SlotOutlet(items.slots, slot: ToolbarSlot.leading.rawValue)
                if !isCentered, !isLarge, !titleIsAbove { smallTitle }
            }
            HStack(spacing: Theme.Spacing.stack) {
                SlotOutlet(items.slots, slot: ToolbarSlot.center.rawValue)
                if isCentered, !isLarge, !titleIsAbove { smallTitle }
            }
            HStack(spacing: Theme.Spacing.stack) {
                SlotOutlet(items.slots, slot: ToolbarSlot.trailing.rawValue)
                if counts.overflow > 0 { overflowButton }
            }
            Color.clear.allowsHitTesting(false).undescribed()
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    widths.ideal = $0
                }
        }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            widths.actual = $0
        }
        .onChange(of: widths) { measured(widths) }
        .frame(minHeight: Theme.controlHeight(look.isCompact ? .regular : .large, density))
        .environment(\.colorScheme, ifSet: options[.navigationBar].colorScheme)
    }

    private var accessoryRow: some View {
        HStack(spacing: Theme.Spacing.stack) {
            SlotOutlet(items.slots, slot: ToolbarSlot.accessory.rawValue)
            Spacer(minLength: 0)
        }
        .padding(.vertical, Theme.Spacing.hairGap)
    }

    private var overflowButton: some View {
        BarGlyphButton(name: "More") {
            overflowIsOpen = true
        } glyph: {
            Image(systemName: "ellipsis.circle").undescribed()
        }
        .popupMenu(isPresented: $overflowIsOpen) {
            SlotOutlet(items.slots, slot: ToolbarSlot.overflow.rawValue)
        }
    }

    // MARK: The title

    private var largeTitle: some View {
        titleWithMenu.titleLook(appearance?.navigationBar.largeTitle, font: .largeTitle)
            .environment(\.colorScheme, ifSet: options[.navigationBar].colorScheme)
    }

    @ViewBuilder private var smallTitle: some View {
        if options.titleDisplayMode == .inlineLarge {
            titleWithMenu.titleLook(appearance?.navigationBar.largeTitle, font: .largeTitle)
        } else if let subtitle, !subtitle.isEmpty {
            VStack(alignment: isCentered ? .center : .leading, spacing: 0) {
                titleWithMenu.titleLook(appearance?.navigationBar.title, font: .headline)
                Text(verbatim: subtitle).font(.subheadline)
                    .foregroundStyle(Color(ColorRole.secondaryLabel)).lineLimit(1)
            }
        } else {
            titleWithMenu.titleLook(appearance?.navigationBar.title, font: .headline)
        }
    }

    @ViewBuilder private var titleWithMenu: some View {
        if hasTitle, let title {
            if isRenaming, let renamed {
                TitleField(text: renamed) { isRenaming = false }
            } else if counts.titleMenu > 0 {
                Pressable(AccessibilityProperties(role: .button, label: title)) {
                    titleMenuIsOpen = true
                } label: { state in
                    HStack(spacing: Theme.Spacing.hairGap) {
                        Text(verbatim: title).lineLimit(1)
                        ControlGlyph(sign: .down)
                    }
                    .focusOutline(state.showsFocus, radius: Theme.Radius.small)
                }
                .popupMenu(isPresented: $titleMenuIsOpen) {
                    SlotOutlet(items.slots, slot: ToolbarSlot.titleMenu.rawValue)
                }
            } else {
                Text(verbatim: title).lineLimit(1).described(
                    as: .heading, label: title, children: .ignore)
            }
        }
    }
}

/// The width of a bar's row of tools, and the width that it needs to show all titles.
struct BarWidths: Equatable {
    var actual: CGFloat = 0
    var ideal: CGFloat = 0
}

/// The button that shows and hides a split view's sidebar.
struct SidebarButton: View {
    let action: () -> Void
    var body: some View {
        BarGlyphButton(name: "Toggle Sidebar", action: action) {
            Image(systemName: "sidebar.leading").undescribed()
        }
        // It is made anew in the bar of another column.
        .focusSuccession("sidebar")
    }
}

/// The field in which a title is changed.
struct TitleField: View {
    let text: Binding<String>
    let done: () -> Void
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Title", text: text)
            .frame(maxWidth: Self.width)
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onSubmit(done)
            .onChange(of: isFocused) { if !isFocused { done() } }
    }

    private static var width: CGFloat { 240 }
}

extension View {
    nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, ifSet value: V?
    ) -> some View {
        transformEnvironment(keyPath) { if let value { $0 = value } }
    }
}

/// The button that pops a page.
struct BackButton: View {
    let action: () -> Void

    var body: some View {
        BarGlyphButton(name: "Back", action: action) {
            MenuChevron().rotationEffect(.degrees(180))
        }
    }
}
