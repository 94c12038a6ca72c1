import Foundation

/// A key into the app's strings files, with the values to insert into the text.
///
/// `"\(count) apples"` has the key `%lld apples`. Without a translation the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The key as in a strings file, with a specifier for each argument.
    package let key: String
    package let arguments: [LocalizedArgument]
    /// The text to show without a translation, or `nil` to show the key.
    package let defaultText: String?
    /// Whether percent signs in the key are specifiers or escaped.
    package let isFormat: Bool

    /// Whether a format style writes some of the values.
    package var hasFormattedValues: Bool {
        arguments.contains { if case .formatted = $0 { true } else { false } }
    }

    /// Creates a key without values to insert, whose percent signs are plain characters.
    public init(_ value: String) {
        key = value
        arguments = []
        defaultText = nil
        isFormat = false
    }

    /// A key whose text in the language of the app's code is another one's.
    package init(_ key: String, defaultText value: LocalizedStringKey) {
        self.key = key
        arguments = value.arguments
        defaultText = value.key
        isFormat = value.isFormat
    }

    /// Creates a key of a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from an interpolated literal. Each value becomes a specifier such as `%lld`.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        defaultText = nil
        isFormat = true
    }
}
