import Foundation
import Localization

// Foundation on Linux looks for the files of an executable beside it, where SwiftPM puts none: they
// are in a folder of their own there. The names here are more specific than Foundation's, which
// take optionals, so that code calls them if it names its files.
extension Bundle {
    /// Returns the URL of a resource, or `nil` if no folder of the bundle has it.
    ///
    /// A file outside the folders of languages comes first, then the user's languages, `Base` and
    /// English.
    public func url(forResource name: String, withExtension ext: String) -> URL? {
        resource(name, ext, in: nil)
    }

    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        resource(name, ext, in: nil)
    }

    public func url(
        forResource name: String, withExtension ext: String, subdirectory: String
    ) -> URL? {
        resource(name, ext, in: subdirectory)
    }

    public func url(
        forResource name: String, withExtension ext: String, subdirectory: String?
    ) -> URL? {
        resource(name, ext, in: subdirectory)
    }

    public func url(
        forResource name: String, withExtension ext: String?, subdirectory: String?
    ) -> URL? {
        resource(name, ext, in: subdirectory)
    }

    /// Returns the path of a resource, or `nil` if no folder of the bundle has it.
    public func path(forResource name: String, ofType ext: String) -> String? {
        resource(name, ext, in: nil)?.path
    }

    public func path(forResource name: String, ofType ext: String?) -> String? {
        resource(name, ext, in: nil)?.path
    }

    public func path(
        forResource name: String, ofType ext: String, inDirectory subdirectory: String
    ) -> String? {
        resource(name, ext, in: subdirectory)?.path
    }

    public func path(
        forResource name: String, ofType ext: String?, inDirectory subdirectory: String?
    ) -> String? {
        resource(name, ext, in: subdirectory)?.path
    }

    /// The translation of a key, or the value, or the key if there is none.
    public func localizedString(forKey key: String, value: String, table: String?) -> String {
        localized(key, value, table)
    }

    public func localizedString(forKey key: String, value: String?, table: String) -> String {
        localized(key, value, table)
    }

    public func localizedString(forKey key: String, value: String, table: String) -> String {
        localized(key, value, table)
    }

    // MARK: Looking

    /// Looks outside the folders of languages first, then in those of the user's languages, in
    /// `Base` and in English.
    private func resource(_ name: String, _ ext: String?, in subdirectory: String?) -> URL? {
        let suffix = ext.map { $0.isEmpty || $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        let file = "\(name)\(suffix)"
        let languages = Locale.preferredLanguages.flatMap {
            ResourceFolders.languages(of: Locale(identifier: $0))
        }
        let inside = [""] + (languages + ["Base", "en"]).map { "\($0).lproj" }
        for folder in ResourceFolders.folders(
            in: bundlePath, executable: ProcessInfo.processInfo.processName)
        {
            let base = subdirectory.map(folder.appendingPathComponent) ?? folder
            for part in inside {
                let url = (part.isEmpty ? base : base.appendingPathComponent(part))
                    .appendingPathComponent(file)
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    fileprivate func localized(_ key: String, _ value: String?, _ table: String?) -> String {
        let table = table.flatMap { $0.isEmpty ? nil : $0 }
        if let text = LocalizedText.translation(
            key, table: table, bundle: self === Bundle.main ? nil : self)
        {
            return text
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}

// More specific than Foundation's, whose further parameters have defaults.

/// The translation of a key in the app's language; the key if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localized(key, nil, nil)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localized(key, nil, tableName)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.localized(key, nil, nil)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localized(key, value, nil)
}

public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
    bundle.localized(key, nil, tableName)
}

public func NSLocalizedString(
    _ key: String, tableName: String?, value: String, comment: String
) -> String {
    Bundle.main.localized(key, value, tableName)
}

public func NSLocalizedString(
    _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.localized(key, value, nil)
}
