import Views

/// A row of a menu.
nonisolated package struct MenuRow<Label: View>: View {
    private let isDestructive: Bool
    private let isSelected: Bool?
    private let shortcut: String?
    private let opensMore: Bool
    private let action: () -> Void
    private let label: Label

    package init(
        isDestructive: Bool = false, isSelected: Bool? = nil, shortcut: String? = nil,
        opensMore: Bool = false, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.isDestructive = isDestructive
        self.isSelected = isSelected
        self.shortcut = shortcut
        self.opensMore = opensMore
        self.action = action
        self.label = label()
    }

    @MainActor package var body: some View {
        var description = AccessibilityProperties(role: .menuItem)
        description.isSelected = isSelected
        description.children = .combine
        return Pressable(description, PressOptions(focusesOnHover: true), action: action) { state in
            MenuRowContent(
                isHighlighted: state.isFocused, isDestructive: isDestructive,
                isSelected: isSelected,
                shortcut: shortcut, opensMore: opensMore
            ) { label }
        }
        .preference(key: MenuMarksKey.self, value: isSelected != nil)
    }
}
