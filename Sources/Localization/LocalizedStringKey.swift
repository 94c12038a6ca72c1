import Foundation

/// A key into the app's strings files, with the values to insert into the text.
///
/// `"\(count) apples"` has the key `%lld apples`. Without a translation the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The key as in a strings file, with a specifier for each argument.
    package let key: String
    package let arguments: [LocalizedArgument]
    /// Whether percent signs in the key are specifiers or escaped.
    package let isFormat: Bool

    public init(_ value: String) {
        key = value
        arguments = []
        isFormat = false
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        isFormat = true
    }
}
