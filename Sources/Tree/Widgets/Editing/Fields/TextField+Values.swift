import FoundationNames
import Foundation
import Views

// The ways to make a field of a value.

extension TextField {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), prompt: prompt, label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), prompt: prompt, label: label())
    }

    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.value(FieldValue(value, formatter)), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
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

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(title), prompt: prompt)
    }

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

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), Text(title), prompt: prompt)
    }

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

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(title), prompt: prompt)
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(.value(FieldValue(value, formatter)), Text(titleKey))
    }

    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(titleResource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(.value(FieldValue(value, formatter)), Text(title))
    }

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

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(title))
        onEditing = onEditingChanged
        self.onCommit = onCommit
    }

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

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(.value(FieldValue(value, formatter)), Text(title))
        self.onCommit = onCommit
    }
}
