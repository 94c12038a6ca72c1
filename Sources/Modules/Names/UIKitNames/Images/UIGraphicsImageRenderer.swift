import Casement
import Foundation
import Hosting

/// How the pictures of a renderer are made.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// Pixels to a point; that of the screen by default.
    open var scale: CGFloat
    /// Whether the picture is black where nothing is drawn; transparent there by default.
    open var opaque = false

    /// Creates a format with the scale of the screen, for pictures that can be transparent.
    public override init() { scale = UIScreen.main.scale }

    /// Returns a new format with the scale of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a new format with the scale of the screen, which is that of `default()`.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the closure of a renderer draws on. Its y axis points down.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    /// The context that the shapes and pictures are drawn on.
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws the outline of a rectangle with the stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What the closure of an image renderer draws on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map {
            UIImage(cgImage: $0, scale: format.scale, orientation: .up)
        } ?? UIImage()
    }
}

/// Makes a picture of what a closure draws.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of pictures of a size or a rectangle in points, with the screen's scale
    /// unless a format says otherwise.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the picture that the closure draws; one without pixels if the size has none, or more
    /// than a picture can have.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale.isFinite && format.scale > 0 ? format.scale : 1
        let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) < 0x1p30,
            let context = CGContext(
                data: nil, width: Int(size.width.rounded()), height: Int(size.height.rounded()),
                bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return UIImage() }
        if format.opaque {
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(origin: .zero, size: size))
        }
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let shown = UIGraphicsImageRendererContext(context, format)
        CurrentContext.$value.withValue(context) { actions(shown) }
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
            ?? UIImage()
    }

    /// Returns the picture as a PNG; empty if the size has no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the picture as a JPEG, with a quality from 0 to 1; empty if the size has no pixels.
    open func jpegData(
        withCompressionQuality quality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

/// The context on which colours, paths and images draw.
enum CurrentContext {
    @TaskLocal static var value: CGContext?
}

/// Returns the context of the renderer whose closure runs, or `nil` outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.value }

/// Fills a rectangle with the fill colour on the current context.
public func UIRectFill(_ rect: CGRect) { CurrentContext.value?.fill(rect) }
