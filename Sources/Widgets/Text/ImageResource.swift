import Foundation
import Views

/// An image set of an asset catalog, by name. The build plugin `AssetSymbols` declares one for each:
/// `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

extension Image {
    public init(_ resource: ImageResource) {
        self.init(
            source: .resource(resource.name, bundlePath: resource.bundlePath), label: resource.name)
    }

    /// A picture beside a title that says what it shows.
    package static func decorative(_ resource: ImageResource) -> Image {
        Image(
            source: .resource(resource.name, bundlePath: resource.bundlePath), label: nil)
    }
}
