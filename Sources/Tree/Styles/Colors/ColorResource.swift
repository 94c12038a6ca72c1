import Foundation

/// A colour set of an asset catalog, by name. The build plugin `AssetSymbols` declares one for each:
/// `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

extension Color {
    public init(_ resource: ColorResource) {
        self.init(.asset(name: resource.name, bundlePath: resource.bundlePath))
    }
}
