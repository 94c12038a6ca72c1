import Foundation
import Views

/// The older description of an alert, as a value.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ActionRole
        let label: Text
        let action: () -> Void

        /// A button without a special meaning, which closes the alert after its action.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .standard, label: label, action: action ?? {})
        }

        /// A button that leaves things as they are; Escape performs its action too.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }

        /// A button whose action deletes something, tinted red and shown after the others.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; it is an OK if nil.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons, which stand side by side.
    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The older description of a confirmation dialog, as a value.
public struct ActionSheet {
    /// A button of an action sheet, described like one of an alert.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet; a Cancel is added if none of the buttons is one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an older alert.
private struct AlertButtons: View {
    let buttons: [Alert.Button]
    @Environment(\.actionContainer) private var container

    var body: some View {
        if let container {
            ForEach(buttons.indices, id: \.self) { index in
                let button = buttons[index]
                ContainedButton(in: container, role: button.role, action: button.action) {
                    button.label
                }
            }
        }
    }
}

/// Presents an older alert or action sheet.
nonisolated private struct AlertValueModifier: ViewModifier {
    let kind: ActionContainer.Kind
    let isPresented: () -> Bool
    let close: () -> Void
    let content: () -> (title: Text, message: Text?, buttons: [Alert.Button])

    @MainActor func body(content base: Content) -> some View {
        let shown = isPresented() ? content() : nil
        let close = close
        let panel = shown.map { shown in
            AlertPanel(
                kind: kind, title: shown.title, close: close,
                actions: { AlertButtons(buttons: shown.buttons) }, message: { shown.message })
        }
        return base.modifier(
            PortalModifier(
                identity: panel == nil ? nil : AnyHashable(true), presented: panel,
                options: PortalOptions(animation: Theme.Motion.sheet)))
    }
}

extension View {
    /// Presents an alert, described as a value, while the binding is true.
    nonisolated public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> some View {
        modifier(
            AlertValueModifier(
                kind: .alert, isPresented: { isPresented.wrappedValue },
                close: { isPresented.wrappedValue = false },
                content: {
                    let alert = content()
                    return (alert.title, alert.message, alert.buttons)
                }))
    }

    /// Presents an alert while the binding holds an item; closing it clears the binding.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            AlertValueModifier(
                kind: .alert, isPresented: { item.wrappedValue != nil },
                close: { item.wrappedValue = nil },
                content: {
                    guard let value = item.wrappedValue else {
                        return (Text(verbatim: ""), nil, [])
                    }
                    let alert = content(value)
                    return (alert.title, alert.message, alert.buttons)
                }))
    }

    /// Presents a choice of actions, described as a value, while the binding is true.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            AlertValueModifier(
                kind: .dialog, isPresented: { isPresented.wrappedValue },
                close: { isPresented.wrappedValue = false },
                content: {
                    let sheet = content()
                    return (sheet.title, sheet.message, sheet.buttons)
                }))
    }

    /// Presents a choice of actions while the binding holds an item; closing clears the binding.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            AlertValueModifier(
                kind: .dialog, isPresented: { item.wrappedValue != nil },
                close: { item.wrappedValue = nil },
                content: {
                    guard let value = item.wrappedValue else {
                        return (Text(verbatim: ""), nil, [])
                    }
                    let sheet = content(value)
                    return (sheet.title, sheet.message, sheet.buttons)
                }))
    }
}
