import Foundation
import Localization
import Synchronization

extension String {
    /// A key into the strings files, with the values to insert: `"\(count) apples"` has the key
    /// `%lld apples`.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        /// Creates a value whose text is its key, without values to insert.
        public init(_ keyAndValue: String) { key = LocalizedStringKey(keyAndValue) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
        }

        /// Collects the segments of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            var base: LocalizedStringKey.StringInterpolation

            /// Creates an empty collector with room for this many characters and values.
            public init(literalCapacity: Int, interpolationCount: Int) {
                base = LocalizedStringKey.StringInterpolation(
                    literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Adds plain characters to the key; a percent sign is doubled.
            public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

            /// Adds a text to insert, as `%@` in the key.
            public mutating func appendInterpolation(_ string: String) {
                base.appendInterpolation(string)
            }

            /// Adds a number to insert, with the specifier of its type, such as `%lld`, in the key.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                base.appendInterpolation(value)
            }

            /// Adds a number to insert, with a specifier such as `%.2f` in the key.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(
                _ value: T, specifier: String
            ) {
                base.appendInterpolation(value, specifier: specifier)
            }

            /// Adds a value that a format style writes in the locale, as `%@` in the key.
            public mutating func appendInterpolation<F: FormatStyle>(
                _ input: F.FormatInput, format: F
            ) where F.FormatInput: Equatable, F.FormatOutput == String {
                base.appendInterpolation(input, format: format)
            }

            /// Adds the translation of a resource, which is looked up now, as `%@` in the key.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                base.appendInterpolation(String(localized: resource))
            }

            /// Adds the description of any other value, as `%@` in the key.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                base.appendInterpolation(String(describing: value))
            }
        }
    }

    /// The translation of a key in the language of the locale; the key with its values put in if
    /// there is none.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText.string(
            keyAndValue.key.key, keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a key in the language of the locale; the default value if there is
    /// none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizedText.string(
            "\(key)", defaultValue, table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedText.string(
            resource.key, resource.defaultValue, table: resource.table,
            bundle: resource.bundle.resolvedBundle, locale: resource.locale)
    }
}

/// Looks texts up from any thread. A view's text uses the strings of its app instead.
enum LocalizedText {
    private static let strings = Mutex(
        LocalizedStrings { sentence in
            FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        })

    /// The translation of a key in the app's language; `nil` if there is none.
    static func translation(_ key: String, table: String?, bundle: Bundle?) -> String? {
        let path = bundle?.bundlePath
        return strings.withLock {
            $0.string(for: key, table: table, bundlePath: path, locale: .current)
        }
    }

    static func string(
        _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
        locale: Locale
    ) -> String {
        let path = bundle?.bundlePath
        let translation = strings.withLock {
            $0.string(
                for: key, table: table, bundlePath: path, locale: locale,
                arguments: value.key.arguments)
        }
        return value.key.formatted(translation: translation, locale: locale)
    }
}
