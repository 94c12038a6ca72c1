import Geometry

/// A part of a picture: its pixels, and their position in the picture.
struct SurfacePart {
    let surface: PixelSurface
    let region: PixelRect

    init(_ surface: PixelSurface, _ region: PixelRect) {
        self.surface = surface
        self.region = region
    }

    /// A blank part; `nil` if memory falls short.
    init?(_ region: PixelRect, _ format: PixelFormat) {
        guard
            let surface = PixelSurface(width: region.width, height: region.height, format: format)
        else { return nil }
        self.init(surface, region)
    }

    /// Copies the pixels of a rectangle that both parts contain. From colour to coverage, only the
    /// opacity is copied.
    func copy(_ rect: PixelRect, from other: SurfacePart) {
        let rect = rect.intersection(region).intersection(other.region)
        let (step, otherStep) = (
            surface.format.bytesPerPixel, other.surface.format.bytesPerPixel
        )
        for y in rect.minY..<rect.maxY {
            let to = bytes(rect.minX, y)
            let from = other.bytes(rect.minX, y)
            if step == otherStep {
                to.update(from: from, count: rect.width * step)
            } else {
                for x in 0..<rect.width { to[x] = from[x * otherStep + otherStep - 1] }
            }
        }
        surface.markChanged()
    }

    private func bytes(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        surface.bytes + (y - region.minY) * surface.bytesPerRow
            + (x - region.minX) * surface.format.bytesPerPixel
    }
}
