import FoundationNames
import Foundation
import Views

/// A line of text that shows a dot for each character, and that nobody can copy from.
nonisolated public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        field = TextField(.text(text), kind: .secure, prompt: prompt, label: label())
    }

    @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        field = TextField(.text(text), Text(titleKey), kind: .secure)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        field = TextField(.text(text), Text(titleResource), kind: .secure)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = TextField(.text(text), Text(title), kind: .secure)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(titleKey), kind: .secure, prompt: prompt)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(titleResource), kind: .secure, prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(title), kind: .secure, prompt: prompt)
    }

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

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        field = TextField(.text(text), Text(title), kind: .secure)
        field.onCommit = onCommit
    }
}
