import FoundationNames
import Foundation
import Geometry
import Views

// The ways to make a field of a text.

extension TextField {
    public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), prompt: prompt, label: label())
    }

    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), kind: .init(axis), prompt: prompt, label: label())
    }
}

extension TextInputKind {
    init(_ axis: Axis) { self = axis == .vertical ? .growing : .line }
}

extension TextField where Label == Text {
    init(_ source: TextFieldSource, _ title: Text, kind: TextInputKind = .line, prompt: Text? = nil)
    {
        self.init(source, kind: kind, prompt: prompt, title: title, label: title)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), Text(titleKey))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(.text(text), Text(titleResource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.text(text), Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(titleResource), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(title), prompt: prompt)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(titleKey), kind: .init(axis))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(titleResource), kind: .init(axis))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(title), kind: .init(axis))
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(.text(text), Text(titleKey), kind: .init(axis), prompt: prompt)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(.text(text), Text(titleResource), kind: .init(axis), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(.text(text), Text(title), kind: .init(axis), prompt: prompt)
    }

    // MARK: The oldest forms

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(titleKey))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(titleResource))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(title))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), Text(titleKey))
        onEditing = onEditingChanged
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), Text(titleResource))
        onEditing = onEditingChanged
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), Text(title))
        onEditing = onEditingChanged
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(titleKey))
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(titleResource))
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(title))
        self.onCommit = onCommit
    }
}
