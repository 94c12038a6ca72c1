import Foundation
import Localization

/// A text that is looked up when it is shown: its key, and where its translations are.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The type that collects the segments of a literal.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The bundle with the strings files.
    public enum BundleDescription: Equatable, Sendable {
        /// The bundle of the app.
        case main
        /// The bundle in the folder at a URL.
        case atURL(URL)

        /// The bundle of the executable: a class has none of its own here.
        public static func forClass(_ type: AnyClass) -> BundleDescription {
            .atURL(Bundle(for: type).bundleURL)
        }

        /// The bundle, or `nil` for the main one.
        package var resolvedBundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key in the strings file.
    public let key: String
    /// The text that is shown if the key has no translation, with the values to insert.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings file, without its extension, or `nil` for `Localizable`.
    public let table: String?
    /// The bundle whose strings files have the translation.
    public let bundle: BundleDescription
    /// The locale whose language is looked up and whose rules format the values.
    public var locale: Locale

    /// Creates a resource whose key is also its text in the language of the code. The comment is
    /// for translators and has no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.key, keyAndValue, table, bundle, locale)
    }

    /// Creates a resource of a key, with the text to show if it has no translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, bundle, locale)
    }

    /// Creates a resource of a literal, with or without values, in the main bundle and the current
    /// locale.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?,
        _ bundle: BundleDescription, _ locale: Locale
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }
}

extension LocalizedStringKey {
    /// The key of a resource, with its default value.
    package init(_ resource: LocalizedStringResource) {
        let value = resource.defaultValue.key
        self =
            resource.key == value.key ? value : LocalizedStringKey(resource.key, defaultText: value)
    }
}
