import Foundation

/// The layouts of the keyboard on the screen, read from their data files when they are first asked
/// for.
package final class KeyboardLayouts {
    /// The codes of all languages there are.
    package static let languages = ["en", "de", "fr", "es", "ru", "ar"]

    private var known: [String: KeyboardLayout] = [:]

    package init() {}

    subscript(language: String) -> KeyboardLayout? {
        if let layout = known[language] { return layout }
        guard let data = Self.data(of: language),
            let file = try? JSONDecoder().decode(KeyboardLayout.File.self, from: data),
            let common = try? JSONDecoder().decode(
                KeyboardLayout.File.self, from: Data(PackageResources.common_json)),
            let layout = KeyboardLayout(file, over: common)
        else { return nil }
        known[language] = layout
        return layout
    }

    private static func data(of language: String) -> Data? {
        switch language {
        case "ar": Data(PackageResources.ar_json)
        case "de": Data(PackageResources.de_json)
        case "en": Data(PackageResources.en_json)
        case "es": Data(PackageResources.es_json)
        case "fr": Data(PackageResources.fr_json)
        case "ru": Data(PackageResources.ru_json)
        default: nil
        }
    }

    /// The languages to offer where none were chosen: the user's own first, then all others.
    static func standard(for locale: Locale) -> [String] {
        let own = locale.language.languageCode?.identifier ?? ""
        return languages.filter { $0 == own } + languages.filter { $0 != own }
    }
}
