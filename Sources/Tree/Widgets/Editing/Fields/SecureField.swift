import FoundationNames
import Foundation
import Views

/// A line of text that shows a dot for each character, and that nobody can copy from.
nonisolated public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    /// Creates a field for a secret; while it is empty it shows the prompt, or else the label.
    public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        field = TextField(.text(text), kind: .secure, prompt: prompt, label: label())
    }

    @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Creates a field for a secret, which shows its title while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        field = TextField(.text(text), Text(titleKey), kind: .secure)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        field = TextField(.text(text), Text(titleResource), kind: .secure)
    }

    /// Creates a field for a secret with a string as its title, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = TextField(.text(text), Text(title), kind: .secure)
    }

    /// Creates a field for a secret that shows a prompt while it is empty; its title if nil.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(titleKey), kind: .secure, prompt: prompt)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(titleResource), kind: .secure, prompt: prompt)
    }

    /// Creates a field for a secret with a prompt and a string as its title, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(title), kind: .secure, prompt: prompt)
    }

    /// Creates a field for a secret that calls a closure when Return is pressed in it.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        field = TextField(.text(text), Text(titleKey), kind: .secure)
        field.onCommit = onCommit
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        field = TextField(.text(text), Text(titleResource), kind: .secure)
        field.onCommit = onCommit
    }

    /// Creates a field that calls a closure on Return; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        field = TextField(.text(text), Text(title), kind: .secure)
        field.onCommit = onCommit
    }
}
