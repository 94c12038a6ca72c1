import Foundation
import Localization

/// A text that is looked up when it is shown: its key, and where its translations are.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The bundle with the strings files.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of the executable: a class has none of its own here.
        public static func forClass(_ type: AnyClass) -> BundleDescription {
            .atURL(Bundle(for: type).bundleURL)
        }

        /// Nil for the main bundle.
        package var resolvedBundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    public let key: String
    /// What is shown where there is no translation.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    public var locale: Locale

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.key, keyAndValue, table, bundle, locale)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, bundle, locale)
    }

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
