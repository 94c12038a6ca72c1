import Casement

/// A picture: an asset, a symbol or pixels.
open class NSImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
    /// The name of an image set in the app's asset catalog.
    public typealias Name = String

    private let picture: BorrowedPicture?
    private let ownSize: CGSize?
    /// Whether the picture is a stencil, which its view colours.
    open var isTemplate = false

    private init(_ picture: BorrowedPicture?, size: CGSize? = nil) {
        self.picture = picture
        ownSize = size
    }

    /// A picture without pixels.
    public convenience init(size: CGSize) { self.init(nil, size: size) }

    /// Creates a picture from an image of the app's, or `nil` if it has none of the name.
    public convenience init?(named name: Name) {
        guard let picture = BorrowedPicture(named: name, bundlePath: nil) else { return nil }
        self.init(picture)
    }

    /// Creates a picture from the symbol of an image set; one without pixels if it is missing or
    /// damaged.
    public convenience init(resource: ImageResource) {
        self.init(BorrowedPicture(named: resource.name, bundlePath: resource.bundlePath))
    }

    /// Makes the picture of a symbol, or `nil` if the symbol does not exist. The description is not
    /// used.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        guard let picture = BorrowedPicture(symbol: name) else { return nil }
        self.init(picture)
    }

    /// Reads a PNG, a JPEG, an SVG or a PDF; `nil` if the bytes are not one of them.
    public convenience init?(data: Data) {
        guard let picture = BorrowedPicture(data: data, scale: 1) else { return nil }
        self.init(picture)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let picture = BorrowedPicture(path: path) else { return nil }
        self.init(picture)
    }

    /// Reads the file that a URL names; `nil` if the URL is not of a file, or the file is not a
    /// picture.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// Creates a picture from pixels and its size in points; zero for one point to a pixel.
    public convenience init(cgImage: CGImage, size: CGSize) {
        let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
        self.init(BorrowedPicture(cgImage, scale: scale), size: size == .zero ? nil : size)
    }

    /// Creates a picture from an image literal; one without pixels if the asset does not exist.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(BorrowedPicture(named: name, bundlePath: nil))
    }

    /// The size in points.
    open var size: CGSize { ownSize ?? picture?.size ?? .zero }
    /// Whether the picture was found; false for one made with a size alone.
    open var isValid: Bool { picture != nil }

    /// The pixels; the arguments choose nothing.
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: Any?,
        hints: [String: Any]?
    ) -> CGImage? {
        picture?.cgImage
    }

    /// Whether the other object is the same picture, or shows the same asset, symbol or pixels.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSImage else { return false }
        return other === self || picture != nil && picture == other.picture
    }

    open override var hash: Int { picture.hashValue }

    fileprivate var image: Image {
        guard let image = picture?.image else { return Image(size: size) { _ in } }
        return isTemplate ? image.renderingMode(.template) : image
    }
}

extension Image {
    /// A picture without pixels shows nothing.
    public init(nsImage: NSImage) { self = nsImage.image }
}

extension ImageRenderer {
    /// The picture; nil if it has no pixels, or more than a picture can have.
    public var nsImage: NSImage? {
        cgImage.map {
            NSImage(
                cgImage: $0,
                size: CGSize(
                    width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale))
        }
    }
}
