import FoundationNames
import Foundation
import Geometry
import Views

// The ways to make a field of a text.

extension TextField {
    /// Creates a field for a text; while it is empty it shows the prompt, or else the label.
    public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), prompt: prompt, label: label())
    }

    /// Creates a field for a text, which grows with it line by line if the axis is vertical.
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

    /// Creates a field for a text, which shows its title while it is empty, or before it in a form.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), Text(titleKey))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(.text(text), Text(titleResource))
    }

    /// Creates a field for a text with a string as its title, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.text(text), Text(title))
    }

    /// Creates a field that shows a prompt while it is empty, or its title if the prompt is nil.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(titleResource), prompt: prompt)
    }

    /// Creates a field with a prompt; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(title), prompt: prompt)
    }

    /// Creates a field with a title, which grows with its text if the axis is vertical.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(titleKey), kind: .init(axis))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(titleResource), kind: .init(axis))
    }

    /// Creates a field that may grow with its text; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(title), kind: .init(axis))
    }

    /// Creates a field with a prompt, which grows with its text if the axis is vertical.
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

    /// Creates a field with a prompt that may grow; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(.text(text), Text(title), kind: .init(axis), prompt: prompt)
    }

    // MARK: The oldest forms

    /// Creates a field that reports when it gets or loses the focus, and when Return is pressed.
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

    /// Creates a field that reports focus and Return; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(title))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field that calls a closure, with whether it has the focus, when that changes.
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

    /// Creates a field that reports the focus; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), Text(title))
        onEditing = onEditingChanged
    }

    /// Creates a field that calls a closure when Return is pressed in it.
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

    /// Creates a field that reports Return; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), Text(title))
        self.onCommit = onCommit
    }
}
