import Foundation
import Geometry
import Views

/// The pages of a tab view side by side, with dots that say which one is shown.
struct PagedTabView<Selection: Hashable, Content: View>: View {
    let choice: TabChoice<Selection>
    let content: Content
    @Binding var tabs: TabList
    let keys: TabKeys
    let select: (Int) -> Void
    @Retained private var observer = ScrollObserver()
    @Retained private var phases = ScrollObserver()
    @State private var isScrolling = false
    @Environment(\.self) private var environment

    var body: some View {
        let scrolling = $isScrolling
        phases.phaseChanged = { _, new, _ in
            { scrolling.wrappedValue = new.isScrolling }
        }
        return ScrollPort(
            settings,
            content: PagedTabs(
                choice, content: content, observer: observer, report: { tabs = $0 },
                select: select
            )
            .modifier(ScrolledEnvironment())
        )
        .modifier(ScrollObserverModifier(observer))
        .modifier(ScrollObserverModifier(phases))
        .transformPreference(NavigationTitleKey.self) { _ in }
        .transformPreference(NavigationSubtitleKey.self) { _ in }
        .overlay(alignment: .bottom) {
            if showsDots { dots.padding(.bottom, Theme.Spacing.stack) }
        }
    }

    private var settings: ScrollSettings {
        var settings = environment.scrollSettings(.horizontal, showsBars: false)
        settings.behavior = .paging
        settings.dragsContent = true
        settings.refresh = nil
        settings.margins = EdgeInsets()
        settings.initialAnchor = nil
        settings.sizeAnchor = nil
        settings.alignmentAnchor = nil
        return settings
    }

    private var showsDots: Bool {
        switch environment.indexDisplayMode {
        case .always: true
        case .never: false
        default: tabs.tabs.count > 1
        }
    }

    private var dots: some View {
        HStack(spacing: Theme.Spacing.stack) {
            ForEach(tabs.tabs.indices, id: \.self) { index in
                PageDot(number: index + 1, isSelected: index == tabs.shown) {
                    withAnimation(Theme.Motion.sheet) { select(index) }
                }
                .treePosition(keys.button(index))
            }
        }
        .described(as: .tabList)
        .modifier(ResponderEffect(responder: keys.bar))
        .padding(Theme.Spacing.stack)
        .background {
            if environment.indexBackground.isShown(whileScrolling: isScrolling) {
                Capsule().fill(.regularMaterial)
            }
        }
    }
}

/// One dot of a tab view whose pages have no bar.
struct PageDot: View {
    let number: Int
    let isSelected: Bool
    let action: () -> Void
    @Environment(\.controlAppearance) private var appearance

    var body: some View {
        var description = AccessibilityProperties(role: .tab, label: "\(number)")
        description.isSelected = isSelected
        return Pressable(description, action: action) { state in
            Circle()
                .fill(color)
                .frame(width: Theme.scrollBar, height: Theme.scrollBar)
                .focusRing(state.showsFocus, .capsule)
        }
    }

    private var color: Color {
        isSelected
            ? appearance?.currentPageDot ?? Color(ColorRole.label)
            : appearance?.otherPageDots ?? Color(ColorRole.controlPressed)
    }
}
