import Foundation

/// A colour set of an asset catalog, by name. The build plugin `AssetSymbols` declares one for each:
/// `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    /// Creates a resource that names a colour set in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

extension Color {
    /// Creates a colour from a colour set of an asset catalog; magenta if it does not exist.
    public init(_ resource: ColorResource) {
        self.init(.asset(name: resource.name, bundlePath: resource.bundlePath))
    }
}
