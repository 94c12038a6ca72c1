import Views

/// What buttons stand in that belong to something that closes when one of them was pressed.
package final class ActionContainer {
    package enum Kind { case menu, alert, dialog }

    package let kind: Kind
    /// Closes the container; called after a button's action.
    package let finish: @MainActor () -> Void

    package init(_ kind: Kind, finish: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.finish = finish
    }
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

/// What the buttons of an alert or a dialog are: in order, whether each one cancels.
enum ContainedActionsKey: PreferenceKey {
    static var defaultValue: [Bool] { [] }
    static func reduce(value: inout [Bool], nextValue: () -> [Bool]) { value += nextValue() }
}
