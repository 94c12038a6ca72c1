import Foundation

/// The folders that hold the resources of a bundle.
package enum ResourceFolders {
    /// The bundle itself, and the resource bundles that SwiftPM puts beside an executable: those of
    /// the executable's own target or package, or the only one there is.
    package static func folders(in path: String, executable: String) -> [URL] {
        let folder = URL(fileURLWithPath: path)
        let bundles = names(in: path).filter {
            $0.hasSuffix(".resources") || $0.hasSuffix(".bundle")
        }
        let own = bundles.filter {
            let name = $0.prefix { $0 != "." }
            return name.hasSuffix("_\(executable)") || name.hasPrefix("\(executable)_")
        }
        let used = own.isEmpty && bundles.count == 1 ? bundles : own
        return [folder] + used.sorted().map { folder.appendingPathComponent($0) }
    }

    /// The names of all that is in a folder; none if it cannot be read.
    package static func names(in path: String) -> [String] {
        path == programFolder ? programNames : list(path)
    }

    private static let programFolder = Bundle.main.bundlePath

    /// The names of what is beside the program, listed once: there may be hundreds, and the resources
    /// of a program stay the same while it runs.
    private static let programNames = list(programFolder)

    private static func list(_ path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    /// The languages of a locale, the most specific first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
    package static func languages(of locale: Locale) -> [String] {
        let exact = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = Locale.Language(identifier: locale.language.maximalIdentifier)
        let general = language.languageCode?.identifier ?? String(exact.prefix { $0 != "-" })
        var list = [exact]
        func add(_ parts: String?...) {
            let name = parts.compactMap { $0 }.joined(separator: "-")
            if !list.contains(name) { list.append(name) }
        }
        add(general, language.script?.identifier, language.region?.identifier)
        add(general, language.region?.identifier)
        add(general, language.script?.identifier)
        add(general)
        return list
    }
}
