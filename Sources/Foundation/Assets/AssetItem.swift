/// An image set, colour set or other asset of a catalog: a folder with a `Contents.json`.
package struct AssetItem: Hashable, Sendable {
    /// What an asset is, by the ending of its folder.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
    }

    package let kind: Kind
    /// The name by which an app asks for it, after those of the folders that provide namespaces:
    /// `Badges/Gold`.
    package let name: String
    /// The path of its folder.
    package let folder: String

    package init(kind: Kind, name: String, folder: String) {
        self.kind = kind
        self.name = name
        self.folder = folder
    }

    package var contents: String { "\(folder)/Contents.json" }
}
