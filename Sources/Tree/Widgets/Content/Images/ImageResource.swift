import Foundation
import Images
import Views

/// An image set of an asset catalog, by name. The build plugin `AssetSymbols` declares one for each:
/// `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    /// Creates a reference to the image set with a name in a bundle; it may not exist.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

extension Image {
    /// Creates the picture of an image set, with its name as the accessibility label.
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

extension Image {
    /// A picture among the resources of a bundle, by the bundle's path.
    package init(named name: String, bundlePath: String?) {
        self.init(source: .resource(name, bundlePath: bundlePath), label: name)
    }

    /// The pixels in an environment; nil for symbols and drawings, and where there are none.
    package func pixels(
        in images: ImageStore, _ environment: EnvironmentValues
    ) -> DecodedImage? {
        ImageFiles.pixels(of: source, in: images, ImageFiles.Look(environment))
    }

    /// Whether there is a symbol of a name.
    package static func isSymbol(_ name: String) -> Bool { SymbolNames.isKnown(name) }
}
