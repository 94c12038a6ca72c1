import Foundation
import Localization
import Views

/// The binding of a text field.
enum TextFieldSource {
    case text(Binding<String>)
    case value(FieldValue)
}

/// A value that is shown and edited as text.
struct FieldValue {
    /// The value as text.
    let text: (FormatSurroundings) -> String
    /// Reads a value from text and writes it; returns it as text, or nil where there is none.
    let write: (String, FormatSurroundings) -> String?

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        text = { format.adapted(to: $0).format(value.wrappedValue) }
        write = { text, surroundings in
            let format = format.adapted(to: surroundings)
            guard let new = try? format.parseStrategy.parse(text) else { return nil }
            value.wrappedValue = new
            return format.format(new)
        }
    }

    /// Empty text stands for no value.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        text = { value.wrappedValue.map(format.adapted(to: $0).format) ?? "" }
        write = { text, surroundings in
            let format = format.adapted(to: surroundings)
            if text.isEmpty {
                value.wrappedValue = nil
                return ""
            }
            guard let new = try? format.parseStrategy.parse(text) else { return nil }
            value.wrappedValue = new
            return format.format(new)
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = { _ in FormattedObject.string(of: value.wrappedValue, formatter) }
        write = { text, _ in
            guard let new = FormattedObject.value(of: text, formatter, as: V.self) else {
                return nil
            }
            value.wrappedValue = new
            return FormattedObject.string(of: new, formatter)
        }
    }
}

/// The text typed into a field of a value, and the values, as text, for which it is shown.
struct FieldDraft {
    var text: String
    var accepted: [String]
}

/// What a key does in a field without a text: the same object while the field exists, so that a new
/// closure does not make the field dirty.
final class EmptyFieldAction {
    var perform: () -> Void = {}
    init() {}
}

/// What a key does in a field, which is the same object while the field exists; false if the key is
/// left to the text.
final class FieldKeyAction {
    var perform: () -> Bool = { false }
    init() {}
}

private enum DownKey: EnvironmentKey { static var defaultValue: FieldKeyAction? { nil } }
private enum BackspaceKey: EnvironmentKey { static var defaultValue: EmptyFieldAction? { nil } }

extension EnvironmentValues {
    /// What Backspace does in a field without a text, such as removing a token before it.
    var backspaceInEmptyField: EmptyFieldAction? {
        get { self[BackspaceKey.self] }
        set { self[BackspaceKey.self] = newValue }
    }

    /// What the down arrow does in a field of one line, such as going to what is shown below it.
    var downInField: FieldKeyAction? {
        get { self[DownKey.self] }
        set { self[DownKey.self] = newValue }
    }
}
