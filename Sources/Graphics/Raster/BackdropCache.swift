import Drawing
import Foundation
import Geometry

/// The blurred pictures of what lies behind the shapes that show it. A picture is blurred again only
/// if the pixels behind its shape have changed.
final class BackdropCache {
    private struct Key: Hashable {
        let rect: PixelRect
        let paint: BackdropPaint
        /// The standard deviation of the blur along both axes, in pixels of the source.
        let deviation: SIMD2<Double>
    }

    private struct Entry {
        let source: PixelSurface
        let picture: PixelSurface
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var uses = 0
    /// More than a window shows at a time.
    private static let limit = 24

    /// The blurred picture of the pixels in a rectangle, made by the closure unless it is known; `nil`
    /// if the closure has no memory for it.
    func picture(
        of source: PixelSurface, in rect: PixelRect, _ paint: BackdropPaint,
        deviation: (x: CGFloat, y: CGFloat), _ make: () -> PixelSurface?
    ) -> PixelSurface? {
        uses += 1
        let key = Key(
            rect: rect, paint: paint, deviation: SIMD2(Double(deviation.x), Double(deviation.y)))
        if let known = entries[key], known.source.hasPixels(of: source) {
            entries[key]?.lastUse = uses
            return known.picture
        }
        guard let picture = make() else { return nil }
        entries[key] = Entry(source: source, picture: picture, lastUse: uses)
        if entries.count > Self.limit,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            entries[oldest.key] = nil
        }
        return picture
    }
}

extension PixelSurface {
    fileprivate func hasPixels(of other: PixelSurface) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return (0..<height).allSatisfy { y in
            memcmp(bytes + y * bytesPerRow, other.bytes + y * other.bytesPerRow, width * 4) == 0
        }
    }
}
