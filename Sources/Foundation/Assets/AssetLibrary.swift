import Foundation

/// The assets of an app by name, read on demand.
///
/// Each app has one, which only the main thread uses. Its own resources come first, then those of
/// the other resource bundles beside the program.
package final class AssetLibrary {
    private struct Key: Hashable {
        let kind: AssetItem.Kind
        let name: String
    }

    /// What is in one bundle.
    private struct Index {
        var items: [Key: AssetItem] = [:]
        /// Those in the app's own resources.
        var ownItems: [Key: AssetItem] = [:]
    }

    private let mainPath: String
    private let appName: String
    private let report: (String) -> Void
    private var indices: [String: Index] = [:]
    private var images: [AssetItem: ImageSet?] = [:]
    private var colors: [AssetItem: ColorSet?] = [:]

    package init(
        mainPath: String = AssetFolders.programFolder,
        appName: String = AssetFolders.programName,
        report: @escaping (String) -> Void
    ) {
        self.mainPath = mainPath
        self.appName = appName
        self.report = report
    }

    /// The image set of a name, or `nil` if none has the name or nothing of it can be used.
    package func imageSet(named name: String, bundlePath: String?) -> ImageSet? {
        let index = index(of: bundlePath ?? mainPath)
        let item =
            index.items[Key(kind: .image, name: name)]
            ?? index.items[Key(kind: .symbol, name: name)]
        guard let item else { return nil }
        return set(of: item, among: &images) { item in
            let set = try ImageSet(item)
            return (set, set.problems)
        }
    }

    package func colorSet(named name: String, bundlePath: String?) -> ColorSet? {
        let items = index(of: bundlePath ?? mainPath).items
        return items[Key(kind: .color, name: name)].flatMap(colorSet)
    }

    /// The bytes of a data set's first file.
    package func data(named name: String, bundlePath: String?) -> Data? {
        let items = index(of: bundlePath ?? mainPath).items
        guard let item = items[Key(kind: .data, name: name)] else { return nil }
        do {
            let contents = try ContentsValue(file: item.contents)
            for element in contents["data"]?.elements ?? [] {
                if let name = element["filename"]?.string, !name.contains("/") {
                    return FileManager.default.contents(atPath: "\(item.folder)/\(name)")
                }
            }
            throw contents.problem("names no file")
        } catch {
            report("\(error)")
            return nil
        }
    }

    /// The colour set that an app is tinted with, in the app's own resources alone.
    package var accentColor: ColorSet? {
        index(of: mainPath).ownItems[Key(kind: .color, name: "AccentColor")].flatMap(colorSet)
    }

    private func colorSet(_ item: AssetItem) -> ColorSet? {
        set(of: item, among: &colors) { item in
            let set = try ColorSet(item)
            return (set, set.problems)
        }
    }

    private func set<Set>(
        of item: AssetItem, among known: inout [AssetItem: Set?],
        read: (AssetItem) throws -> (Set, [String])
    ) -> Set? {
        if let set = known[item] { return set }
        var result: Set?
        do {
            let (set, problems) = try read(item)
            problems.forEach(report)
            result = set
        } catch {
            report("\(error)")
        }
        known[item] = .some(result)
        return result
    }

    private func index(of folder: String) -> Index {
        if let known = indices[folder] { return known }
        var index = Index()
        for catalog in AssetFolders.catalogs(in: folder, appName: appName) {
            let reader = CatalogReader(catalog: catalog.path)
            reader.problems.forEach(report)
            for item in reader.items {
                let key = Key(kind: item.kind, name: item.name)
                if index.items[key] == nil { index.items[key] = item }
                if catalog.isOwn, index.ownItems[key] == nil { index.ownItems[key] = item }
            }
        }
        indices[folder] = index
        return index
    }
}
