import Foundation
import Geometry
import Views

/// One page of a stack: its content between a bar with the title, the way back and tools, and the
/// bars below. Backgrounds and scrolled content reach beneath the bars.
struct NavigationPage: View {
    let content: AnyView
    /// Nil for the root.
    let goBack: (() -> Void)?
    /// Whether it is the first of its stack.
    let isRoot: Bool
    /// What views around a page prefer that a toolbar has made.
    let optionsAround: BarOptions?
    @State private var title: String?
    @State private var subtitle: String?
    @State private var rename: EquatableBinding?
    @State private var ownOptions = BarOptions()
    @State private var background: ContainerBackground?
    @State private var counts = BarItemCounts()
    @State private var fieldIsFocused = false
    @State private var editMode = EditMode.inactive
    @State private var isNarrow = false
    /// Whether the bar has space for the titles of its tools.
    @State private var titlesFit = true
    @Retained private var items = BarItems()
    @Retained private var top = SafeAreaBarLink()
    @Retained private var bottom = SafeAreaBarLink()
    @Retained private var keys = Responder()
    @Retained private var dismissal = DismissTarget()
    @Retained private var renaming = RenameTarget()
    @Retained private var exit = EnclosingPage.Exit()
    @Environment(\.dismiss) private var outerDismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.rename) private var outerRename
    @Environment(\.searchClaim) private var search
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.enclosingPage) private var enclosing

    /// The width from which on a bar has space for a search field beside its title and tools.
    nonisolated private static let narrowest: CGFloat = 420
    /// Allows for rounding in sums of widths.
    private static var tolerance: CGFloat { 0.01 }

    init(
        content: AnyView, goBack: (() -> Void)?, isRoot: Bool? = nil,
        optionsAround: BarOptions? = nil
    ) {
        self.content = content
        self.goBack = goBack
        self.isRoot = isRoot ?? (goBack == nil)
        self.optionsAround = optionsAround
    }

    private var options: BarOptions {
        guard var options = optionsAround else { return ownOptions }
        options.take(ownOptions)
        return options
    }

    var body: some View {
        connect()
        return SafeAreaInsetView(
            SafeAreaBarSettings(.top, link: top), main: contentWithBottomBar,
            bar: NavigationBar(
                items: items, counts: counts, options: options, title: title, subtitle: subtitle,
                renamed: rename?.binding, renaming: renaming, goBack: wayBack,
                toggleSidebar: shownToggle,
                search: claimedSearch, link: top, measured: fitTools)
        )
        .background { background?.view }
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.narrowest
        } action: {
            isNarrow = $0
        }
        .modifier(ResponderEffect(responder: keys))
    }

    private var contentWithBottomBar: some View {
        SafeAreaInsetView(
            SafeAreaBarSettings(.bottom, link: bottom),
            main: VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
                .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
                .onPreferenceChange(NavigationSubtitleKey.self) { subtitle = $0 }
                .onPreferenceChange(RenamedTitleKey.self) { rename = $0 }
                .onPreferenceChange(BarOptionsKey.self) { ownOptions = $0 }
                .onPreferenceChange(ContainerBackgroundKey.self) { background = $0[.navigation] }
                .modifier(
                    PageEnvironment(
                        items: items, scheme: options[.navigationBar].colorScheme,
                        editMode: $editMode,
                        dismiss: goBack == nil ? outerDismiss : DismissAction(dismissal),
                        isPresented: isPresented || goBack != nil,
                        page: EnclosingPage(
                            exit: wayBack == nil ? nil : exit, isNarrow: isNarrow,
                            toolsAreIcons: isNarrow || !titlesFit),
                        rename: rename == nil ? outerRename : RenameAction(renaming))),
            bar: BottomBar(
                items: items, counts: counts, options: options[.bottomBar],
                showsKeyboardItems: fieldIsFocused, link: bottom))
    }

    /// Shows the tools' titles if there is space for all of them.
    private func fitTools(_ widths: BarWidths) {
        titlesFit = widths.ideal <= widths.actual + Self.tolerance
    }

    private func connect() {
        let (count, focused) = ($counts, $fieldIsFocused)
        let items = items
        // The items own these closures.
        items.slots.changed = { [weak items] in
            guard let items else { return }
            let new = items.counts
            if new != count.wrappedValue { count.wrappedValue = new }
        }
        items.fieldFocusChanged = { [weak items] in
            if let items { focused.wrappedValue = items.hasFocusedField }
        }
        keys.goBack = options.hidesBackButton ? nil : goBack
        if let goBack { dismissal.perform = goBack }
        if let wayBack { exit.perform = wayBack }
    }

    /// The way back of the bar. That of a stack which fills another page leads out of that page.
    private var wayBack: (() -> Void)? {
        goBack ?? (isRoot ? enclosing?.exit?.perform : nil)
    }

    /// Shows and hides the sidebar of the split view around.
    private var shownToggle: (() -> Void)? {
        guard isRoot, !options.removedItems.contains(.sidebarToggle) else { return nil }
        return sidebarToggle?.perform
    }

    /// The search field of the stack around, which its root shows.
    private var claimedSearch: SearchClaim? {
        guard isRoot, !options.isShownInside, let search, search.owner.isGranted(to: items) else {
            return nil
        }
        return search
    }
}

/// What a page changes in the environment of its content.
nonisolated private struct PageEnvironment: EnvironmentModifier {
    typealias Body = Never
    let items: BarItems
    let scheme: ColorScheme?
    let editMode: Binding<EditMode>
    let dismiss: DismissAction
    let isPresented: Bool
    let page: EnclosingPage
    let rename: RenameAction?

    func transform(_ values: inout EnvironmentValues) {
        values.barItems = items
        values.barColorScheme = scheme
        values.barOptionsAround = BarOptions()
        values.editMode = editMode
        values.dismiss = dismiss
        values.isPresented = isPresented
        values.enclosingPage = page
        values.rename = rename
        values.searchClaim = nil
    }
}
