import Foundation
import Views

/// The binding of a text field.
enum TextFieldSource {
    case text(Binding<String>)
    case value(FieldValue)
}

/// A value that is shown and edited as text.
struct FieldValue {
    /// The value as text.
    let text: () -> String
    /// Reads a value from text and writes it; returns it as text, or nil where there is none.
    let write: (String) -> String?

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        text = { format.format(value.wrappedValue) }
        write = { text in
            guard let new = try? format.parseStrategy.parse(text) else { return nil }
            value.wrappedValue = new
            return format.format(new)
        }
    }

    /// Empty text stands for no value.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        text = { value.wrappedValue.map(format.format) ?? "" }
        write = { text in
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
        text = { FormattedObject.string(of: value.wrappedValue, formatter) }
        write = { text in
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
