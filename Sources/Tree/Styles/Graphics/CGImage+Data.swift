import Foundation
import Images

/// The bytes of a file, from which a picture is made.
public final class CGDataProvider: Hashable, Sendable {
    package let bytes: Data

    /// Creates a provider of bytes in memory. It never fails.
    public init?(data: Data) { bytes = data }

    /// Nil where the file cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// The bytes, which are never nil.
    public var data: Data? { bytes }

    public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How colours that cannot be shown are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}

extension CGImage {
    /// From the bytes of a PNG; nil where they are something else or damaged. Colours are taken as
    /// they are, and the picture is always smoothed as its view asks for.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(file: source.bytes, named: "image.png", as: .png)
    }

    /// From the bytes of a JPEG.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.init(file: source.bytes, named: "image.jpg", as: .jpeg)
    }

    /// The pixels: rows from the top, of each pixel blue, green and red, multiplied by its opacity,
    /// which comes last.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: Data(bytes: picture.pixels, count: picture.byteCount))
    }

    private convenience init?(file: Data, named name: String, as format: ImageHeader.Format) {
        guard let file = try? ImageFile(data: file, name: name), file.header.format == format,
            let picture = try? file.decode()
        else { return nil }
        self.init(picture)
    }
}
