import Foundation
import Views

/// Several pages of which one is shown, chosen by tabs.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = _TabContentView(content: content())
    }

    @MainActor public var body: some View {
        TabContainer(selection: selection, content: content)
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == _TabContentView<C>, C.TabValue == Never {
        selection = nil
        self.content = _TabContentView(content: content())
    }
}

/// The pages of a tab view with the bar that chooses among them.
struct TabContainer<Selection: Hashable, Content: View>: View {
    let selection: Binding<Selection>?
    let content: Content
    @State private var tabs = TabList()
    /// The shown tab, where there is no binding.
    @State private var shownIndex = 0
    @Retained private var keys = TabKeys()
    @Environment(\.density) private var density
    @Environment(\.tabKind) private var kind

    var body: some View {
        keys.connect { step in move(by: step) }
        return
            tabsAndBars
            .modifier(ResponderEffect(responder: keys.forward))
            .modifier(ResponderEffect(responder: keys.backward))
    }

    @ViewBuilder private var tabsAndBars: some View {
        if kind == .page {
            PagedTabView(
                choice: choice, content: content, tabs: $tabs, keys: keys, select: select)
        } else {
            VStack(spacing: 0) {
                if !isAtBottom { bar.padding(.vertical, Theme.Spacing.stack) }
                TabPages(choice, content: content) { tabs = $0 }
                    .transformPreference(NavigationTitleKey.self) { _ in }
                    .transformPreference(NavigationSubtitleKey.self) { _ in }
                if isAtBottom {
                    Divider()
                    bar
                }
            }
        }
    }

    private var isAtBottom: Bool { density == .device && kind == .automatic }

    private var choice: TabChoice<Selection> {
        if let selection { .tag(selection.wrappedValue) } else { .index(shownIndex) }
    }

    private func select(_ index: Int) {
        guard tabs.tabs.indices.contains(index) else { return }
        guard let selection else {
            shownIndex = index
            return
        }
        guard let tag = tabs.tabs[index].tag else { return }
        let value = tag.value(as: Selection.self) ?? tag.value.base as? Selection
        if let value, value != selection.wrappedValue { selection.wrappedValue = value }
    }

    private func move(by step: Int) {
        let count = tabs.tabs.count
        guard count > 0 else { return }
        select((tabs.shown + step + count) % count)
    }

    // MARK: Bars

    private var bar: some View {
        HStack(spacing: isAtBottom ? 0 : 2) {
            ForEach(tabs.tabs.indices, id: \.self) { index in
                if let label = tabs.tabs[index].label {
                    TabButton(
                        label: label.view, isSelected: index == tabs.shown, isAtBottom: isAtBottom
                    ) { select(index) }
                }
            }
        }
        .padding(isAtBottom ? 0 : 2)
        .background(
            isAtBottom ? Color.clear : Color(ColorRole.controlFill),
            in: RoundedRectangle(cornerRadius: Theme.Radius.control + 2)
        )
        .described(as: .tabList)
        .modifier(ResponderEffect(responder: keys.bar))
    }
}

/// The keys that go from tab to tab.
@MainActor
final class TabKeys {
    let forward = Responder()
    let backward = Responder()
    let bar = Responder()

    func connect(_ move: @escaping (Int) -> Void) {
        forward.shortcut = (.tab, .control, { move(1) })
        backward.shortcut = (.tab, [.control, .shift], { move(-1) })
        bar.key = { event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            switch event.key {
            case .left: move(-1)
            case .right: move(1)
            default: return false
            }
            return true
        }
    }
}

/// One tab of a bar.
struct TabButton: View {
    let label: AnyView
    let isSelected: Bool
    let isAtBottom: Bool
    let action: () -> Void

    var body: some View {
        var description = AccessibilityProperties(role: .tab)
        description.isSelected = isSelected
        description.children = .combine
        return Pressable(description, action: action) { state in
            if isAtBottom {
                VStack(spacing: 2) { label }
                    .labelStyle(TabLabelStyle())
                    .font(.caption)
                    .foregroundStyle(
                        Color(isSelected ? ColorRole.accent : ColorRole.secondaryLabel)
                    )
                    .frame(maxWidth: .infinity, minHeight: Theme.minimumTarget(.device) + 4)
            } else {
                HStack(spacing: Theme.Spacing.hairGap) { label }
                    .lineLimit(1)
                    .foregroundStyle(Color(ColorRole.label))
                    .padding(.horizontal, Theme.controlPadding(.regular))
                    .frame(height: Theme.controlHeight(.regular, .desktop) - 4)
                    .background(
                        fill(state), in: RoundedRectangle(cornerRadius: Theme.Radius.control)
                    )
                    .focusOutline(state.showsFocus, radius: Theme.Radius.control)
            }
        }
    }

    private func fill(_ state: ControlPhase) -> Color {
        if isSelected { return .raisedSegment }
        return state.isHovered ? Color(ColorRole.controlHover) : .clear
    }
}

/// A symbol above its title.
struct TabLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.title2)
            configuration.title.font(.caption)
        }
    }
}
