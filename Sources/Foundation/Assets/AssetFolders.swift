import Foundation

/// Finds the folders of a bundle that hold resources.
package enum AssetFolders {
    /// A catalog, and whether it belongs to the app itself and not to a library of it.
    struct Catalog {
        let path: String
        let isOwn: Bool
    }

    package static let programFolder = Bundle.main.bundlePath
    package static let programName = Bundle.main.executableURL?.lastPathComponent ?? ""

    static func catalogs(in bundle: String, appName: String) -> [Catalog] {
        bundle == programFolder && appName == programName
            ? programCatalogs : findCatalogs(in: bundle, appName: appName)
    }

    /// There may be hundreds of files beside a program, and its resources stay the same while it
    /// runs.
    private static let programCatalogs = findCatalogs(in: programFolder, appName: programName)

    private static func findCatalogs(in bundle: String, appName: String) -> [Catalog] {
        folders(in: bundle, appName: appName).flatMap { folder in
            paths(in: folder, endingIn: ".xcassets").map {
                Catalog(
                    path: $0,
                    isOwn: isOwn(folder, of: appName) || folder == "\(bundle)/Resources")
            }
        }
    }

    /// The bundle, its resources, and the resource bundles beside a program: that of its own target,
    /// which SwiftPM calls `PACKAGE_TARGET.resources`, then all others.
    package static func folders(in bundle: String, appName: String) -> [String] {
        let inside = paths(in: bundle, endingIn: ".resources", ".bundle")
        let own = inside.filter { isOwn($0, of: appName) }
        let others = inside.filter { !isOwn($0, of: appName) }
        return [bundle, "\(bundle)/Resources", "\(bundle)/Contents/Resources"] + own + others
    }

    private static func isOwn(_ folder: String, of appName: String) -> Bool {
        guard !appName.isEmpty else { return false }
        return folder.hasSuffix("_\(appName).resources") || folder.hasSuffix("_\(appName).bundle")
    }

    /// The paths in a folder that end in one of the suffixes, in the order of their names.
    private static func paths(in folder: String, endingIn suffixes: String...) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in suffixes.contains { name.hasSuffix($0) } }.sorted()
            .map { "\(folder)/\($0)" }
    }
}
