import Views

/// A container of buttons that closes when one of them is pressed.
package final class ActionContainer {
    /// A `declared` menu is read and shown by a menu bar.
    package enum Kind { case menu, alert, dialog, declared }

    package let kind: Kind
    /// Closes the container; called after a button's action.
    package let finish: @MainActor () -> Void

    package init(_ kind: Kind, finish: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.finish = finish
    }

    /// Whether controls are rows of a menu.
    var isMenu: Bool { kind == .menu || kind == .declared }
}

private enum ActionContainerKey: EnvironmentKey {
    static var defaultValue: ActionContainer? { nil }
}

extension EnvironmentValues {
    /// The menu, alert or dialog around; controls inside it show themselves as its rows.
    package var actionContainer: ActionContainer? {
        get { self[ActionContainerKey.self] }
        set { self[ActionContainerKey.self] = newValue }
    }
}

/// A button of an alert or a dialog, as its container knows it.
final class ContainedAction {
    var role = ActionRole.standard
    /// Whether the app has given it the shortcut of the default action.
    var isMarkedDefault = false
    var perform: () -> Void = {}
}

/// The buttons of an alert or a dialog, in order.
enum ContainedActionsKey: PreferenceKey {
    static var defaultValue: ContainedActions { ContainedActions() }
    static func reduce(value: inout ContainedActions, nextValue: () -> ContainedActions) {
        value.all += nextValue().all
    }
}

struct ContainedActions: Equatable {
    var all: [ContainedAction] = []

    static func == (a: ContainedActions, b: ContainedActions) -> Bool {
        a.all.count == b.all.count && zip(a.all, b.all).allSatisfy { $0 === $1 }
    }

    var cancel: ContainedAction? { all.first { $0.role == .cancel } }

    var isDestructive: Bool { all.contains { $0.role == .destructive } }

    /// The action of Return: the one that the app marks as the default; beside a destructive one,
    /// the one that cancels; or else the only one, or the first that does not cancel. `nil` if none
    /// of them is safe.
    var main: ContainedAction? {
        if let marked = all.first(where: \.isMarkedDefault) { return marked }
        if isDestructive { return cancel }
        return all.count == 1 ? all[0] : all.first { $0.role == .standard }
    }
}

/// The role of a button in an alert or a dialog, which shows destructive ones last.
enum ActionRoleTrait: TraitKey { static let defaultValue = ActionRole.standard }

private enum DefaultActionKey: EnvironmentKey {
    static var defaultValue: ContainedAction? { nil }
}

extension EnvironmentValues {
    /// The button of the alert or the dialog around that Return presses.
    var defaultAction: ContainedAction? {
        get { self[DefaultActionKey.self] }
        set { self[DefaultActionKey.self] = newValue }
    }
}

/// What a button does to the alert, dialog or menu around it.
package enum ActionRole { case standard, cancel, destructive }

/// A view built when it is needed, with dependencies of its own.
nonisolated struct LazyContent<Content: View>: View {
    let build: () -> Content

    @MainActor var body: some View { build() }
}
