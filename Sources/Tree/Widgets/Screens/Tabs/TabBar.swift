import Foundation
import Geometry
import Views

/// The bar of a tab view: segments at the top, or symbols at the bottom of a device.
struct TabBar: View {
    let entries: [TabBarEntry]
    let shown: Int
    let isAtBottom: Bool
    let keys: TabKeys
    let select: (Int) -> Void
    /// Shows a sidebar instead of the bar; nil if the tab view does not have one.
    let showSidebar: (() -> Void)?

    var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if let showSidebar { SidebarButton(action: showSidebar) }
            HStack(spacing: isAtBottom ? 0 : 2) {
                ForEach(entries) { entry in
                    TabButton(
                        entry: entry, isSelected: entry.index == shown, isAtBottom: isAtBottom
                    ) { select(entry.index) }
                    .treePosition(keys.button(entry.index))
                }
            }
            .padding(isAtBottom ? 0 : 2)
            .background(
                isAtBottom ? Color.clear : Color(ColorRole.controlFill),
                in: RoundedRectangle(cornerRadius: Theme.Radius.control + 2)
            )
        }
        .padding(.vertical, isAtBottom ? 0 : Theme.Spacing.stack)
        .frame(maxWidth: .infinity)
    }
}

/// One tab of a bar.
struct TabButton: View {
    let entry: TabBarEntry
    let isSelected: Bool
    let isAtBottom: Bool
    let action: () -> Void
    @Environment(\.controlAppearance) private var appearance

    var body: some View {
        var description = entry.traits.accessibility ?? AccessibilityProperties()
        description.role = .tab
        description.isSelected = isSelected
        description.children = .combine
        let label = entry.tab.label?.view
        return Pressable(description, action: action) { state in
            if isAtBottom {
                VStack(spacing: 2) { label }
                    .labelStyle(TabLabelStyle())
                    .font(.caption)
                    .foregroundStyle(color)
                    .overlay(alignment: .topTrailing) {
                        if let badge = entry.traits.badge {
                            BadgeCapsule(label: badge.view)
                                .offset(x: Theme.Spacing.stack, y: -Theme.Spacing.hairGap)
                        }
                    }
                    .frame(maxWidth: .infinity, minHeight: Theme.minimumTarget(.device) + 4)
            } else {
                HStack(spacing: Theme.Spacing.hairGap) {
                    label
                    if let badge = entry.traits.badge { BadgeCapsule(label: badge.view) }
                }
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
        .disabled(entry.traits.isDisabled)
    }

    private var color: Color {
        let bar = appearance?.tabBar
        return isSelected
            ? bar?.tint ?? Color(ColorRole.accent)
            : bar?.unselectedTint ?? Color(ColorRole.secondaryLabel)
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
