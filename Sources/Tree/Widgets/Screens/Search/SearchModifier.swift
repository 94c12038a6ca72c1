import Foundation
import Geometry
import Views

/// Shows a search field for its content: in the bar around it, in the bar of the stack inside it, or
/// above it.
nonisolated struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text
    var tokens: SearchTokens?
    /// Whether the user searches, where the app does not keep it.
    @State private var isActive = false
    @State private var isClaimed = false
    @Retained private var target = SearchTarget()
    @Retained private var claim = SearchClaimOwner()
    @Retained private var link = SafeAreaBarLink()
    @OwnTreePosition private var position
    @Environment(\.density) private var density
    @Environment(\.barItems) private var bars
    @Environment(\.enclosingPage) private var page
    @Environment(\.searchOptions) private var options

    init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
        prompt: Text?, tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt ?? Text("Search")
        self.tokens = tokens
    }

    @MainActor func body(content: Content) -> some View {
        connect()
        let isSearching = isSearching
        return SafeAreaInsetView(
            SafeAreaBarSettings(.top, link: link), main: searched(content), bar: fieldAbove
        )
        .background { if isInToolbar, let bars { toolbarField(in: bars) } }
        .environment(\.searchTarget, target)
        .environment(\.isSearching, isSearching.wrappedValue)
    }

    @MainActor private func connect() {
        let (text, tokens, isSearching, target) = (text, tokens, isSearching, target)
        target.dismiss = {
            if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
            tokens?.removeAll()
            isSearching.wrappedValue = false
        }
        target.complete = { text.wrappedValue = $0 }
        target.add = { tokens?.add($0) ?? false }
        let isClaimed = $isClaimed
        let position = position
        // A page claims the field while it is evaluated, and the state changes after that.
        claim.changed = { position.tree?.afterLayout { isClaimed.wrappedValue = true } }
    }

    private var isSearching: Binding<Bool> { isPresented ?? $isActive }

    // MARK: Where the field stands

    /// In the row of the bar around, if that is not too narrow.
    private var isInToolbar: Bool {
        guard bars != nil else { return false }
        return switch placement.kind {
        case .toolbar: true
        case .automatic: density == .desktop && page?.isNarrow != true
        case .sidebar, .drawer: false
        }
    }

    /// Whether a stack inside may show the field in its bar.
    private var isOffered: Bool { bars == nil }

    /// On a device the bar gives way to the search, unless the app avoids it.
    private var hidesBar: Bool {
        density == .device && isSearching.wrappedValue && !isInToolbar
            && options.toolbarBehavior == .automatic
    }

    @MainActor private func field(inToolbar: Bool) -> some View {
        SearchField(
            text: text, prompt: prompt, tokens: tokens, isSearching: isSearching, target: target,
            isInToolbar: inToolbar, suggestions: density == .device ? nil : suggestions)
    }

    @MainActor @ViewBuilder private var fieldAbove: some View {
        if !isInToolbar, !(isOffered && isClaimed) {
            field(inToolbar: false)
                .padding(.horizontal, Theme.Spacing.content)
                .padding(.vertical, Theme.Spacing.hairGap)
                .modifier(BarBackdrop(options: BarOptions.Bar(), edge: .bottom, link: link))
        }
    }

    @MainActor private func toolbarField(in bars: BarItems) -> some View {
        Color.clear.undescribed().modifier(
            SlotContent(
                bars.slots,
                content: field(inToolbar: true).modifier(
                    TraitModifier<SlotTrait>(value: ToolbarSlot.trailing.rawValue))))
    }

    // MARK: The content

    @MainActor private func searched(_ content: Content) -> some View {
        let claim =
            isOffered
            ? SearchClaim(
                owner: claim, field: AnyView(field(inToolbar: false)), hidesBar: hidesBar) : nil
        let hidesBar = hidesBar
        return
            content
            .transformPreference(BarOptionsKey.self) { options in
                if hidesBar { options.change([.navigationBar]) { $0.visibility = .hidden } }
            }
            .modifier(SearchedEnvironment(claim: claim))
            .overlay(alignment: .topLeading) {
                if density == .device, let suggestions { suggestions }
            }
    }

    /// Nil while they are not shown.
    private var suggestions: SearchSuggestionsPanel? {
        guard isSearching.wrappedValue, !isHidden else { return nil }
        return SearchSuggestionsPanel(
            placement: suggestionsPlacement, tokens: suggestedTokens,
            suggestions: options.suggestions)
    }

    private var suggestionsPlacement: SearchSuggestionsPlacement {
        density == .device ? .content : .menu
    }

    private var isHidden: Bool {
        options.hiddenPlacements.contains(density == .device ? .content : .menu)
    }

    private var suggestedTokens: [SearchTokens.Item] {
        text.wrappedValue.isEmpty ? tokens?.suggested ?? [] : []
    }
}

/// What a search changes in the environment of its content.
nonisolated private struct SearchedEnvironment: EnvironmentModifier {
    typealias Body = Never
    let claim: SearchClaim?

    func transform(_ values: inout EnvironmentValues) {
        values.searchClaim = claim
        // They are about the outer field.
        values.searchOptions = SearchOptions()
    }
}
