import Foundation
import Views

/// The appearance of a menu's row: its check mark, its label, its shortcut and the arrow of a
/// submenu.
nonisolated struct MenuRowContent<Label: View>: View {
    private let isHighlighted: Bool
    private let isDestructive: Bool
    private let isSelected: Bool?
    private let shortcut: String?
    private let opensMore: Bool
    private let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.density) private var density
    @Environment(\.menuHasMarks) private var hasMarks

    init(
        isHighlighted: Bool, isDestructive: Bool, isSelected: Bool?, shortcut: String?,
        opensMore: Bool,
        @ViewBuilder label: () -> Label
    ) {
        self.isHighlighted = isHighlighted
        self.isDestructive = isDestructive
        self.isSelected = isSelected
        self.shortcut = shortcut
        self.opensMore = opensMore
        self.label = label()
    }

    private static var markWidth: CGFloat { 16 }

    @MainActor var body: some View {
        let isHighlighted = isHighlighted && isEnabled
        HStack(spacing: Theme.Spacing.hairGap) {
            if hasMarks {
                Color.clear.frame(width: Self.markWidth, height: Self.markWidth)
                    .overlay { MenuMark(isShown: isSelected == true) }
            }
            label.foregroundStyle(titleColor(isHighlighted: isHighlighted))
                .frame(maxWidth: .infinity, alignment: .leading)
            if let shortcut {
                Text(verbatim: shortcut).foregroundStyle(
                    shortcutColor(isHighlighted: isHighlighted)
                )
                .padding(.leading, Theme.Spacing.content)
                .fixedSize()
                .undescribed()
            }
            if opensMore { MenuChevron().frame(width: Theme.Spacing.stack) }
        }
        // A title that is longer than the window is wide takes a second line.
        .lineLimit(2)
        .foregroundStyle(titleColor(isHighlighted: isHighlighted))
        .padding(.horizontal, Theme.menuInset)
        .frame(
            maxWidth: .infinity, minHeight: density == .device ? 44 : Theme.menuRow,
            alignment: .leading
        )
        .background(
            isHighlighted ? Color(ColorRole.accent) : Color.clear,
            in: RoundedRectangle(
                cornerRadius: Theme.Radius.concentric(
                    in: Theme.Radius.card, inset: Theme.menuInset)))
    }

    private func titleColor(isHighlighted: Bool) -> Color {
        if isHighlighted { return Color(ColorRole.onAccent) }
        if !isEnabled { return Color(ColorRole.disabledLabel) }
        return Color(isDestructive ? ColorRole.destructive : ColorRole.label)
    }

    private func shortcutColor(isHighlighted: Bool) -> Color {
        if isHighlighted { return Color(ColorRole.onAccent) }
        return Color(isEnabled ? ColorRole.secondaryLabel : ColorRole.disabledLabel)
    }
}

/// Whether any row of a menu can have a check mark.
enum MenuMarksKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum MenuHasMarksKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the rows of the menu around leave space for check marks.
    var menuHasMarks: Bool {
        get { self[MenuHasMarksKey.self] }
        set { self[MenuHasMarksKey.self] = newValue }
    }
}
