import Foundation
import Geometry
import Views

/// The tabs of a tab view as a sidebar, under the titles of their sections.
struct TabSidebar: View {
    let entries: [TabBarEntry]
    let shown: Int
    let keys: TabKeys
    let select: (Int) -> Void
    let hide: () -> Void
    @Environment(\.tabSidebarHeader) private var header
    @Environment(\.tabSidebarFooter) private var footer
    @Environment(\.tabSidebarBottomBar) private var bottomBar
    @Environment(\.tabViewCustomization) private var customization

    private static var width: CGFloat { 200 }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Spacer()
                SidebarButton(action: hide)
            }
            .padding(Theme.Spacing.stack)
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    if let header { header.padding(.bottom, Theme.Spacing.stack) }
                    ForEach(TabBarEntry.bySection(entries, customization?.wrappedValue)) {
                        section in
                        if let traits = section.section {
                            TabSidebarSection(traits: traits) {
                                ForEach(section.entries) { row($0, in: section) }
                            }
                        } else {
                            ForEach(section.entries) { row($0, in: section) }
                        }
                    }
                    if let footer { footer.padding(.top, Theme.Spacing.stack) }
                }
                .padding(.horizontal, Theme.Spacing.stack)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let bottomBar {
                Divider()
                bottomBar.padding(Theme.Spacing.stack)
            }
        }
        .frame(width: Self.width)
        .described(as: .tabList)
    }

    private func row(_ entry: TabBarEntry, in section: TabBarSection) -> some View {
        TabSidebarRow(entry: entry, isSelected: entry.index == shown) { select(entry.index) }
            .treePosition(keys.button(entry.index))
            .modifier(
                TabSidebarMenu(entry: entry, section: section, customization: customization))
    }
}

/// A section of a sidebar, which the user may close.
private struct TabSidebarSection<Rows: View>: View {
    let traits: TabSectionTraits
    @ViewBuilder let rows: Rows
    @State private var isExpanded = true

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Pressable(.button) {
                isExpanded.toggle()
            } label: { state in
                HStack(spacing: Theme.Spacing.hairGap) {
                    traits.header.font(.subheadline.weight(.semibold))
                    Spacer(minLength: 0)
                    UnfoldingChevron(isExpanded: isExpanded)
                }
                .foregroundStyle(Color(ColorRole.secondaryLabel))
                .padding(.horizontal, Theme.Spacing.stack)
                .padding(.top, Theme.Spacing.content)
                .padding(.bottom, Theme.Spacing.hairGap)
                .focusOutline(state.showsFocus, radius: Theme.Radius.small)
            }
            if isExpanded {
                rows
                if let actions = traits.actions {
                    VStack(alignment: .leading, spacing: 2) { actions }
                        .buttonStyle(BorderlessButtonStyle())
                        .padding(.horizontal, Theme.Spacing.stack)
                        .padding(.vertical, Theme.Spacing.hairGap)
                }
            }
        }
    }
}

/// One tab of a sidebar.
private struct TabSidebarRow: View {
    let entry: TabBarEntry
    let isSelected: Bool
    let action: () -> Void
    @Environment(\.density) private var density

    var body: some View {
        var description = entry.traits.accessibility ?? AccessibilityProperties()
        description.role = .tab
        description.isSelected = isSelected
        description.children = .combine
        return Pressable(description, action: action) { state in
            HStack(spacing: Theme.Spacing.stack) {
                entry.tab.label?.view
                Spacer(minLength: 0)
                if let badge = entry.traits.badge {
                    badge.view.foregroundStyle(
                        Color(isSelected ? ColorRole.onAccent : ColorRole.secondaryLabel))
                }
            }
            .lineLimit(1)
            .foregroundStyle(Color(isSelected ? ColorRole.onAccent : ColorRole.label))
            .padding(.horizontal, Theme.Spacing.stack)
            .frame(minHeight: Theme.rowHeight(density))
            .background(fill(state), in: RoundedRectangle(cornerRadius: Theme.Radius.control))
            .focusOutline(state.showsFocus, radius: Theme.Radius.control)
        }
        .disabled(entry.traits.isDisabled)
    }

    private func fill(_ state: ControlPhase) -> Color {
        if isSelected { return Color(ColorRole.accent) }
        return state.isHovered ? Color(ColorRole.controlHover) : .clear
    }
}

/// The context menu of a tab in a sidebar: the app's, and moving and hiding if the user may.
private struct TabSidebarMenu: ViewModifier {
    let entry: TabBarEntry
    let section: TabBarSection
    let customization: Binding<TabViewCustomization>?

    func body(content: Content) -> some View {
        let customization = customizable ? customization : nil
        if !entry.traits.menu.isEmpty || customization != nil {
            content.contextMenu {
                ForEach(entry.traits.menu.indices, id: \.self) { entry.traits.menu[$0].view }
                if let customization, let id = entry.traits.customizationID {
                    if let sectionID {
                        mover("Move Up", id, by: -1, in: sectionID, customization)
                        mover("Move Down", id, by: 1, in: sectionID, customization)
                    }
                    if entry.traits.mayBeHidden {
                        Button("Hide") {
                            customization.wrappedValue[tab: id].sidebarVisibility = .hidden
                        }
                    }
                    Button("Show All Tabs") { customization.wrappedValue.resetVisibility() }
                }
            }
        } else {
            content
        }
    }

    /// Moves the tab among those of its section.
    private func mover(
        _ title: LocalizedStringKey, _ id: String, by step: Int, in sectionID: String,
        _ customization: Binding<TabViewCustomization>
    ) -> some View {
        var order = section.movable
        let index = order.firstIndex(of: id)
        let target = index.map { $0 + step }
        let isPossible = target.map(order.indices.contains) ?? false
        if isPossible, let index, let target { order.swapAt(index, target) }
        let new = order
        return Button(title) { customization.wrappedValue[section: sectionID].tabOrder = new }
            .disabled(!isPossible)
    }

    /// The section in which the user may move the tab.
    private var sectionID: String? {
        entry.traits.mayBeMoved ? section.section?.customizationID : nil
    }

    private var customizable: Bool {
        entry.traits.customizationID != nil && (entry.traits.mayBeHidden || sectionID != nil)
    }
}
