import Casement

/// A picture: an asset, a symbol or pixels.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
    /// How the pixels are turned and mirrored to be upright.
    public enum Orientation: Int, Sendable {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
    }

    /// Whether a picture is shown in its own colours or as a stencil.
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// How large and heavy a symbol is; a view of SwiftUI decides that by its font.
    open class Configuration: NSObject {}

    let picture: BorrowedPicture?
    /// Whether the picture is shown in its own colours or as a stencil.
    public let renderingMode: RenderingMode

    private init(_ picture: BorrowedPicture?, _ mode: RenderingMode = .automatic) {
        self.picture = picture
        renderingMode = mode
    }

    /// A picture without pixels.
    public override convenience init() { self.init(nil as BorrowedPicture?) }

    /// Creates a picture from an image of the app's, or `nil` if it has none of the name.
    public convenience init?(named name: String) {
        guard let picture = BorrowedPicture(named: name, bundlePath: nil) else { return nil }
        self.init(picture)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        guard let picture = BorrowedPicture(named: name, bundlePath: bundle?.bundlePath) else {
            return nil
        }
        self.init(picture)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: nil)
    }

    /// Creates a picture from the symbol of an image set; one without pixels if it is missing or
    /// damaged.
    public convenience init(resource: ImageResource) {
        self.init(BorrowedPicture(named: resource.name, bundlePath: resource.bundlePath))
    }

    /// Makes the picture of a symbol, or `nil` if the symbol does not exist. The configuration is
    /// not used.
    public convenience init?(systemName name: String) {
        guard let picture = BorrowedPicture(symbol: name) else { return nil }
        self.init(picture)
    }

    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        self.init(systemName: name)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads a PNG, a JPEG, an SVG or a PDF; `nil` if the bytes are not one of them. The scale
    /// counts pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = BorrowedPicture(data: data, scale: scale) else { return nil }
        self.init(picture)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let picture = BorrowedPicture(path: path) else { return nil }
        self.init(picture)
    }

    public convenience init(cgImage: CGImage) {
        self.init(BorrowedPicture(cgImage, scale: 1))
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            BorrowedPicture(cgImage, scale: scale, orientation: Image.Orientation(orientation)))
    }

    public required convenience init(imageLiteralResourceName name: String) {
        self.init(BorrowedPicture(named: name, bundlePath: nil))
    }

    // MARK: What it is

    /// The size of the upright picture in points.
    open var size: CGSize { picture?.size ?? .zero }
    /// Pixels to a point.
    open var scale: CGFloat { picture?.scale ?? 1 }
    /// How the pixels are turned and mirrored to be upright.
    open var imageOrientation: Orientation { Orientation(picture?.pixelOrientation ?? .up) }
    /// The pixels, not turned; `nil` for a picture without any.
    open var cgImage: CGImage? { picture?.cgImage }

    /// The pixels, turned and mirrored to be upright.
    var uprightImage: CGImage? { picture?.uprightImage }

    /// Returns the upright picture as a PNG, or `nil` if it has no pixels.
    open func pngData() -> Data? { picture?.pngData }

    /// Returns the upright picture as a JPEG with a quality from 0 to 1, or `nil` if it has no
    /// pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        picture?.jpegData(quality: compressionQuality)
    }

    // MARK: Pictures made from it

    /// Returns the picture with its own colours, as a stencil, or as its asset says.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        var copy = picture
        copy?.isTemplate =
            switch renderingMode {
            case .automatic: nil
            case .alwaysOriginal: false
            case .alwaysTemplate: true
            }
        return UIImage(copy, renderingMode)
    }

    /// Returns the picture in a colour, as a stencil. A symbol, and a picture that its view
    /// colours, takes the view's colour instead.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the picture in a colour, as a stencil; the mode `alwaysTemplate` leaves the colour
    /// to the view.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var copy = withRenderingMode(renderingMode).picture
        copy?.tint = color.value.color
        return UIImage(copy, renderingMode)
    }

    /// Returns the picture itself, or `nil` if it has no pixels; it is not decoded in advance.
    open func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Whether the other object is the same picture, or shows the same asset, symbol or pixels.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || picture != nil && picture == other.picture
    }

    open override var hash: Int { picture.hashValue }
}

extension Image {
    /// A picture without pixels shows nothing.
    public init(uiImage: UIImage) {
        self = uiImage.picture?.image ?? Image(size: .zero) { _ in }
    }
}

extension ImageRenderer {
    /// The picture; nil if it has no pixels, or more than a picture can have.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

extension Image.Orientation {
    /// Creates the orientation of SwiftUI that turns pixels like that of UIKit.
    public init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}

extension UIImage.Orientation {
    /// Creates the orientation of UIKit that turns pixels like that of SwiftUI.
    public init(_ orientation: Image.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}
