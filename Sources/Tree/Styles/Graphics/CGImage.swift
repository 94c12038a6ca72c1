import Drawing
import Foundation
import Geometry
import Images

/// A picture of pixels, which never change.
public final class CGImage: Hashable, @unchecked Sendable {
    package let picture: DecodedImage

    package init(_ picture: DecodedImage) { self.picture = picture }

    /// The width of the picture, in pixels.
    public var width: Int { picture.width }
    /// The height of the picture, in pixels.
    public var height: Int { picture.height }
    /// The number of bits of a channel, which is always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel, which is always 32.
    public var bitsPerPixel: Int { 32 }
    /// The distance from one row of pixels to the next, in bytes.
    public var bytesPerRow: Int { picture.bytesPerRow }

    /// The part of the picture inside of a rectangle of pixels; `nil` if there is none, or no memory
    /// for a copy of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let part = PixelRect(nearest: rect).intersection(whole)
        guard !part.isEmpty else { return nil }
        let copy = try? DecodedImage(
            width: part.width, height: part.height, scale: picture.scale
        ) { pixels in
            for y in 0..<part.height {
                (pixels + y * part.width).update(
                    from: picture.pixels + (part.minY + y) * width + part.minX, count: part.width)
            }
        }
        return copy.map { CGImage($0) }
    }

    /// Two pictures are the same where they are one object.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
