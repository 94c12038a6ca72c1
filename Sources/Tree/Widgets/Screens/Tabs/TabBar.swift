import Foundation
import Geometry
import Views

/// The bar of a tab view: segments at the top, or symbols at the bottom of a device. Where there is
/// too little space for the titles of segments, those that have symbols show them alone.
struct TabBar: View {
    let entries: [TabBarEntry]
    let shown: Int
    let isAtBottom: Bool
    let keys: TabKeys
    let select: (Int) -> Void
    /// Shows a sidebar instead of the bar; nil if the tab view does not have one.
    let showSidebar: (() -> Void)?
    @State private var width = CGFloat.infinity
    /// The width that the segments need with their titles, and the sidebar's button.
    @State private var titledWidth: CGFloat = 0

    var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if let showSidebar { SidebarButton(action: showSidebar) }
            HStack(spacing: isAtBottom ? 0 : Self.gap) {
                ForEach(entries) { entry in
                    TabButton(
                        entry: entry, isSelected: entry.index == shown, isAtBottom: isAtBottom,
                        showsTitle: titledWidth <= width + 0.5
                    ) { select(entry.index) }
                    .treePosition(keys.button(entry.index))
                }
            }
            .padding(isAtBottom ? 0 : Self.gap)
            .background(
                isAtBottom ? Color.clear : Color(ColorRole.controlFill),
                in: RoundedRectangle(cornerRadius: Theme.Radius.control + 2)
            )
        }
        .padding(.vertical, isAtBottom ? 0 : Theme.Spacing.stack)
        .frame(maxWidth: .infinity)
        .background { if !isAtBottom { titledSegments } }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }

    /// What is measured, and not seen.
    private var titledSegments: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if showSidebar != nil {
                Color.clear.frame(width: Theme.controlHeight(.regular, .desktop), height: 1)
            }
            HStack(spacing: Self.gap) {
                ForEach(entries) { TabSegmentLabel(entry: $0, showsTitle: true) }
            }
            .padding(Self.gap)
        }
        .fixedSize()
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            titledWidth = $0
        }
        .hidden()
    }

    private static let gap: CGFloat = 2
}

/// One tab of a bar.
struct TabButton: View {
    let entry: TabBarEntry
    let isSelected: Bool
    let isAtBottom: Bool
    let showsTitle: Bool
    let action: () -> Void
    @Environment(\.controlAppearance) private var appearance

    var body: some View {
        var description = entry.traits.accessibility ?? AccessibilityProperties()
        description.role = .tab
        description.isSelected = isSelected
        description.children = .combine
        return Pressable(description, action: action) { state in
            if isAtBottom {
                VStack(spacing: 2) { entry.tab.label?.view }
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
                TabSegmentLabel(entry: entry, showsTitle: showsTitle)
                    .foregroundStyle(Color(ColorRole.label))
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

/// What stands in a segment: the tab's label and its badge.
private struct TabSegmentLabel: View {
    let entry: TabBarEntry
    let showsTitle: Bool

    var body: some View {
        HStack(spacing: Theme.Spacing.hairGap) {
            if showsTitle {
                entry.tab.label?.view
            } else {
                entry.tab.label?.view.labelStyle(.iconOnly)
            }
            if let badge = entry.traits.badge { BadgeCapsule(label: badge.view) }
        }
        .lineLimit(1)
        .padding(.horizontal, Theme.controlPadding(.regular))
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
