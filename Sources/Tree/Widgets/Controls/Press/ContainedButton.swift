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
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior
    @Environment(\.defaultAction) private var defaultAction
    @Environment(\.keyboardShortcut) private var keyboardShortcut

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
        let staysOpen = container.kind == .menu && dismissBehavior == .disabled
        let act = {
            action()
            if !staysOpen { finish() }
        }
        contained.perform = act
        contained.role = role
        contained.isMarkedDefault = keyboardShortcut == .defaultAction
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
                AlertButton(
                    role: contained.role, isDefault: defaultAction === contained, action: act
                ) { label }
                .preference(
                    key: ContainedActionsKey.self, value: ContainedActions(all: [contained])
                )
                .modifier(TraitModifier<ActionRoleTrait>(value: role))
            }
        }
    }
}
