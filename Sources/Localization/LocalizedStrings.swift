import Foundation

/// The translations of an app, read on demand from `LANGUAGE.lproj/TABLE.strings` in a bundle.
///
/// Each app has one, which only the main thread uses; `String(localized:)` has another behind a lock.
/// A text without a translation costs one lookup in a dictionary.
// Missing: plural rules (stringsdict).
package final class LocalizedStrings {
    private struct TableKey: Hashable {
        let bundlePath: String
        let language: String
        let table: String
    }

    private let mainPath: String
    private var tables: [TableKey: [String: String]] = [:]

    package init(mainPath: String = Bundle.main.bundlePath) {
        self.mainPath = mainPath
    }

    /// The translation, if there is one.
    package func string(
        for key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale
    ) -> String? {
        string(for: key, table: table, bundlePath: bundle?.bundlePath, locale: locale)
    }

    /// The translation in the bundle at a path, nil for the app's own, if there is one.
    package func string(
        for key: String, table: String?, bundlePath: String?, locale: Locale
    ) -> String? {
        let path = bundlePath ?? mainPath
        for language in Self.languages(of: locale) {
            let tableKey = TableKey(
                bundlePath: path, language: language, table: table ?? "Localizable")
            if let translation = strings(of: tableKey)[key] { return translation }
        }
        return nil
    }

    private func strings(of key: TableKey) -> [String: String] {
        if let known = tables[key] { return known }
        let strings = read(key)
        tables[key] = strings
        return strings
    }

    private func read(_ key: TableKey) -> [String: String] {
        let file = "\(key.language).lproj/\(key.table).strings"
        for folder in Self.resourceFolders(of: key.bundlePath) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let strings = list as? [String: String]
            else { continue }
            return strings
        }
        return [:]
    }

    /// From the most specific to the most general: `pt-BR`, `pt`, `Base`.
    private static func languages(of locale: Locale) -> [String] {
        let exact = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let general = String(exact.prefix { $0 != "-" })
        return exact == general ? [exact, "Base"] : [exact, general, "Base"]
    }

    /// The bundle itself, and the resource bundles that SwiftPM puts beside an executable.
    private static func resourceFolders(of path: String) -> [URL] {
        let folder = URL(fileURLWithPath: path)
        let entries =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)) ?? []
        let bundles = entries.filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [folder] + bundles.sorted { $0.path < $1.path }
    }
}
