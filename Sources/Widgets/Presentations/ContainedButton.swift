import Drawing
import Foundation
import Geometry
import Views

/// A button as it looks in a menu, an alert or a dialog.
nonisolated package struct ContainedButton<Label: View>: View {
    private let container: ActionContainer
    private let role: ActionRole
    private let isSelected: Bool?
    private let shortcut: String?
    private let action: () -> Void
    private let label: Label
    @Retained private var contained = ContainedAction()

    /// `isSelected` draws a check mark in a menu; nil where there is nothing to select.
    package init(
        in container: ActionContainer, role: ActionRole = .standard, isSelected: Bool? = nil,
        shortcut: String? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.container = container
        self.role = role
        self.isSelected = isSelected
        self.shortcut = shortcut
        self.action = action
        self.label = label()
    }

    @MainActor package var body: some View {
        let action = action
        let finish = container.finish
        let act = {
            action()
            MainActor.assumeIsolated { finish() }
        }
        contained.perform = act
        contained.role = role
        return Group {
            switch container.kind {
            case .menu:
                MenuRow(
                    isDestructive: role == .destructive, isSelected: isSelected,
                    shortcut: shortcut, action: act
                ) { label }
            case .declared:
                DeclaredItem(
                    isDestructive: role == .destructive, isSelected: isSelected, action: act,
                    label: label)
            case .alert, .dialog:
                AlertButton(role: contained.role, action: act) { label }
                    .preference(
                        key: ContainedActionsKey.self, value: ContainedActions(all: [contained]))
            }
        }
    }
}

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
        return Pressable(description, focusesOnHover: true, action: action) { state in
            MenuRowLook(
                isLit: state.isFocused, isDestructive: isDestructive, isSelected: isSelected,
                shortcut: shortcut, opensMore: opensMore
            ) { label }
        }
    }
}

/// The check mark before a menu's chosen row.
nonisolated struct MenuMark: View {
    let isShown: Bool

    @MainActor var body: some View {
        if isShown {
            Path { path in
                path.move(to: CGPoint(x: 1, y: 5))
                path.addLine(to: CGPoint(x: 4, y: 8))
                path.addLine(to: CGPoint(x: 9, y: 1.5))
            }
            .stroke(
                ForegroundStyle(),
                style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 10, height: 10)
            .undescribed()
        }
    }
}

/// Says that something more opens to the trailing side.
nonisolated struct MenuChevron: View {
    @MainActor var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 1, y: 9))
        }
        .stroke(
            ForegroundStyle(), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 6, height: 10)
        .undescribed()
    }
}
