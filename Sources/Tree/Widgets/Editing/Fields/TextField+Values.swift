import FoundationNames
import Foundation
import Views

// The ways to make a field of a value.

extension TextField {
    /// Creates a field for a value in a format. Whenever what is typed can be parsed, the value is
    /// set; text that cannot be parsed is replaced by the value when editing ends.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), prompt: prompt, label: label())
    }

    /// Creates a field for an optional value in a format; empty text stands for nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), prompt: prompt, label: label())
    }

    /// Creates a field for a value that a formatter turns into text and back.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.value(FieldValue(value, formatter)), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field for a value in a format, which shows its title while it is empty.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(titleResource), prompt: prompt)
    }

    /// Creates a field for a value in a format; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(title), prompt: prompt)
    }

    /// Creates a field for an optional value in a format, with a title; empty text stands for nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(titleResource), prompt: prompt)
    }

    /// Creates a field for an optional value in a format; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(title), prompt: prompt)
    }

    /// Creates a field for a value that a formatter turns into text and back, with a prompt.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
        prompt: Text?
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleResource), prompt: prompt)
    }

    /// Creates a field with a formatter and a prompt; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(title), prompt: prompt)
    }

    /// Creates a field with a title for a value that a formatter turns into text and back.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(.value(FieldValue(value, formatter)), Text(titleKey))
    }

    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleResource))
    }

    /// Creates a field with a formatter; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(.value(FieldValue(value, formatter)), Text(title))
    }

    /// Creates a field with a formatter that reports focus and Return.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleKey))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleResource))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field with a formatter that reports focus and Return; its title is a plain string.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(title))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field with a formatter that calls a closure when Return is pressed in it.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleKey))
        self.onCommit = onCommit
    }

    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleResource))
        self.onCommit = onCommit
    }

    /// Creates a field with a formatter that reports Return; its title is a plain string.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(title))
        self.onCommit = onCommit
    }
}
