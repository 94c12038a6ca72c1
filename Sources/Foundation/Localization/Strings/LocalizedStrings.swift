import Foundation
import Limits

/// The translations of an app, read on demand from a bundle: from `TABLE.xcstrings`, and from
/// `LANGUAGE.lproj/TABLE.strings` and `.stringsdict`.
///
/// Each app has one, which only the main thread uses; `String(localized:)` has another behind a lock.
/// A text without a translation costs one lookup in a dictionary.
package final class LocalizedStrings {
    /// A table as a locale reads it.
    private struct TableKey: Hashable {
        let bundlePath: String
        let locale: String
        let name: String
    }

    private struct Table {
        let key: TableKey
        let entries: [String: LocalizedEntry]
    }

    private let mainPath: String
    private let executable: String
    private let report: (String) -> Void
    private var tables: [TableKey: Table] = [:]
    /// The table that was read last, which is most often the next one, too.
    private var latest: Table?
    private var folders: [String: [URL]] = [:]
    private var reported: Set<String> = []
    private var rules: [String: PluralRules] = [:]
    /// Whether the app has any: most texts of one that has none ask for nothing further.
    private lazy var mainHasTranslations = resourceFolders(of: mainPath).contains { folder in
        ResourceFolders.names(in: folder.path).contains {
            $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings")
        }
    }

    /// `report` is given a sentence for each thing that is wrong in a file.
    package init(
        mainPath: String = Bundle.main.bundlePath,
        executable: String = ProcessInfo.processInfo.processName,
        report: @escaping (String) -> Void = { _ in }
    ) {
        self.mainPath = mainPath
        self.executable = executable
        self.report = report
    }

    /// The translation for some arguments, if there is one.
    package func string(
        for key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
        arguments: [LocalizedArgument] = []
    ) -> String? {
        string(
            for: key, table: table, bundlePath: bundle?.bundlePath, locale: locale,
            arguments: arguments)
    }

    /// The translation in the bundle at a path, `nil` for the app's own, if there is one.
    package func string(
        for key: String, table: String?, bundlePath: String?, locale: Locale,
        arguments: [LocalizedArgument] = []
    ) -> String? {
        if bundlePath == nil, !mainHasTranslations { return nil }
        let entries = entries(
            of: TableKey(
                bundlePath: bundlePath ?? mainPath, locale: locale.identifier,
                name: table ?? "Localizable"), locale)
        guard !entries.isEmpty, let entry = entries[key] else { return nil }
        if case .text(let text) = entry { return text }
        let rules = rules(of: locale)
        var chooser = EntryChooser(
            numbers: arguments.map(\.number), category: { rules.category(of: $0) })
        let text = chooser.text(of: entry)
        if chooser.hasLeftOut {
            tell("The text “\(key.prefix(100))” has too many variables: some are left out.")
        }
        return text
    }

    private func rules(of locale: Locale) -> PluralRules {
        if let known = rules[locale.identifier] { return known }
        let new = PluralRules(language: locale.identifier)
        rules[locale.identifier] = new
        return new
    }

    private func entries(of key: TableKey, _ locale: Locale) -> [String: LocalizedEntry] {
        if let latest, latest.key == key { return latest.entries }
        let table = tables[key] ?? Table(key: key, entries: read(key, locale))
        tables[key] = table
        latest = table
        return table.entries
    }

    /// What the locale's languages have, the best first. Where there is none of them, the language in
    /// which the app is written.
    private func read(_ key: TableKey, _ locale: Locale) -> [String: LocalizedEntry] {
        let catalogs = catalogs(key)
        func entries(_ languages: [String]) -> [String: LocalizedEntry] {
            var found: [String: LocalizedEntry] = [:]
            for language in languages {
                found.merge(files(language, key)) { known, _ in known }
                for catalog in catalogs {
                    found.merge(catalog.languages[language] ?? [:]) { known, _ in known }
                }
            }
            return found
        }
        let own = entries(ResourceFolders.languages(of: locale))
        let base = entries(["Base"])
        guard own.isEmpty else { return own.merging(base) { known, _ in known } }
        return base.merging(entries(catalogs.compactMap(\.source) + ["en"])) { known, _ in known }
    }

    // MARK: Files

    /// Of the forms of a file, plurals come before plain texts.
    private func files(_ language: String, _ key: TableKey) -> [String: LocalizedEntry] {
        for folder in resourceFolders(of: key.bundlePath) {
            let base = folder.appendingPathComponent("\(language).lproj")
            let strings = base.appendingPathComponent("\(key.name).strings")
            let plurals = base.appendingPathComponent("\(key.name).stringsdict")
            let found = readStrings(strings).merging(readPlurals(plurals)) { $1 }
            if !found.isEmpty { return found }
        }
        return [:]
    }

    private func catalogs(_ key: TableKey) -> [StringCatalog] {
        resourceFolders(of: key.bundlePath).compactMap { folder in
            let url = folder.appendingPathComponent("\(key.name).xcstrings")
            guard let data = read(url) else { return nil }
            do {
                guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                else {
                    tell(Self.sentence(url, nil, "it is not a catalogue of strings"))
                    return nil
                }
                let catalog = StringCatalog(root)
                tell(catalog.problems, of: url)
                return catalog
            } catch {
                tell(Self.sentence(url, error, "it is not JSON"))
                return nil
            }
        }
    }

    /// A file is read for several locales, and is wrong once.
    private func tell(_ sentence: String) {
        if reported.insert(sentence).inserted { report(sentence) }
    }

    private func tell(_ problems: FileProblems, of url: URL) {
        for problem in problems.named {
            let line = problem.line.map { ", line \($0)" } ?? ""
            tell("\(Self.name(url))\(line): \(problem.text). The rest is used.")
        }
        if problems.others > 0 {
            tell("\(Self.name(url)): \(problems.others) more things are wrong.")
        }
    }

    /// The most bytes that a file of translations may have.
    private static let largestFile = 64 << 20

    /// The content of a file; `nil` if there is none, or it is refused, which is told.
    private func read(_ url: URL) -> Data? {
        do {
            return try BoundedFile.read(url.path, limit: Self.largestFile)
        } catch {
            if case .system = error { return nil }
            tell("\(Self.name(url)): \(error). Nothing of it is used.")
            return nil
        }
    }

    private func readStrings(_ url: URL) -> [String: LocalizedEntry] {
        guard let data = read(url) else { return [:] }
        let isList =
            data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
        if isList { return readPlurals(url) }
        let file = StringsFile(String(textOf: data))
        tell(file.problems, of: url)
        return file.entries
    }

    private func readPlurals(_ url: URL) -> [String: LocalizedEntry] {
        guard let data = read(url) else { return [:] }
        do {
            let list = try BoundedPropertyList.read(data)
            guard let fields = list as? [String: Any] else {
                tell(Self.sentence(url, nil, "it has no keys"))
                return [:]
            }
            let file = StringsDictionary(fields)
            tell(file.problems, of: url)
            return file.entries
        } catch {
            tell(Self.sentence(url, error, "it is not a property list"))
            return [:]
        }
    }

    /// What is wrong in a file, with the line if it is known.
    private static func sentence(_ url: URL, _ error: (any Error)?, _ problem: String) -> String {
        let details = error.map { ($0 as NSError).userInfo["NSDebugDescription"] ?? "\($0)" }
        let words = details.map { "\($0)" } ?? ""
        let line = words.range(of: "line [0-9]+", options: .regularExpression)
        let place = line.map { ", \(words[$0])" } ?? ""
        let rest = error == nil ? " The rest is used." : " Nothing of it is used."
        return "\(name(url))\(place): \(problem).\(rest)"
    }

    private static func name(_ url: URL) -> String {
        let folder = url.deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj")
            ? "\(folder)/\(url.lastPathComponent)" : url.lastPathComponent
    }

    // MARK: Folders

    private func resourceFolders(of path: String) -> [URL] {
        if let known = folders[path] { return known }
        let found = ResourceFolders.folders(in: path, executable: executable)
        folders[path] = found
        return found
    }
}

extension LocalizedArgument {
    /// The number by which a plural is chosen.
    fileprivate var number: Double? {
        if case .number(let number) = self { number.double } else { nil }
    }
}
