import Foundation

/// Finds the folders of a bundle that hold resources.
package enum AssetFolders {
    /// A catalog, and whether it belongs to the app itself and not to a library of it.
    struct Catalog {
        let path: String
        let isOwn: Bool
    }

    static func catalogs(in bundle: String, appName: String) -> [Catalog] {
        folders(in: bundle, appName: appName).flatMap { folder in
            names(in: folder).filter { $0.hasSuffix(".xcassets") }.map {
                Catalog(
                    path: "\(folder)/\($0)",
                    isOwn: isOwn(folder, of: appName) || folder == "\(bundle)/Resources")
            }
        }
    }

    /// The bundle, its resources, and the resource bundles beside a program: that of its own target,
    /// which SwiftPM calls `PACKAGE_TARGET.resources`, then all others.
    package static func folders(in bundle: String, appName: String) -> [String] {
        let inside = names(in: bundle)
            .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
            .map { "\(bundle)/\($0)" }
        let own = inside.filter { isOwn($0, of: appName) }
        let others = inside.filter { !isOwn($0, of: appName) }
        return [bundle, "\(bundle)/Resources", "\(bundle)/Contents/Resources"] + own + others
    }

    private static func isOwn(_ folder: String, of appName: String) -> Bool {
        guard !appName.isEmpty else { return false }
        return folder.hasSuffix("_\(appName).resources") || folder.hasSuffix("_\(appName).bundle")
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
