import Geometry

/// A translation to the right and down by less than a pixel, in sixteenths, by bilinear
/// interpolation. On a blurred picture the loss of sharpness is not visible.
struct PixelShift {
    let x: Int
    let y: Int

    static let none = PixelShift(x: 0, y: 0)

    var isNone: Bool { x == 0 && y == 0 }

    /// The pixels whose sources are all inside a picture.
    func shown(of extent: PixelRect) -> PixelRect {
        var shown = extent
        if x > 0 { shown.minX += 1 }
        if y > 0 { shown.minY += 1 }
        return shown
    }

    /// The pixels from which others are interpolated.
    func sources(of shown: PixelRect) -> PixelRect {
        var sources = shown
        if x > 0 { sources.minX -= 1 }
        if y > 0 { sources.minY -= 1 }
        return sources
    }

    /// The shifted pixels of `shown`, whose sources must all be inside the part; `nil` if memory falls
    /// short.
    func apply(to part: SurfacePart, showing shown: PixelRect) -> PixelSurface? {
        let source = part.surface
        guard
            let result = PixelSurface(
                width: shown.width, height: shown.height, format: source.format)
        else { return nil }
        let pixel = source.format.bytesPerPixel
        let left = x > 0 ? pixel : 0
        // The weights add up to 256, so that a uniform colour does not change.
        let weights = (
            here: UInt16((16 - x) * (16 - y)), left: UInt16(x * (16 - y)),
            above: UInt16((16 - x) * y), both: UInt16(x * y)
        )
        let count = shown.width * pixel
        for row in 0..<shown.height {
            let here =
                source.bytes + (shown.minY - part.region.minY + row) * source.bytesPerRow
                + (shown.minX - part.region.minX) * pixel
            let above = y > 0 ? here - source.bytesPerRow : here
            let to = result.bytes + row * result.bytesPerRow
            for index in 0..<count {
                let sum =
                    UInt16(truncatingIfNeeded: here[index]) &* weights.here
                    &+ UInt16(truncatingIfNeeded: here[index &- left]) &* weights.left
                    &+ UInt16(truncatingIfNeeded: above[index]) &* weights.above
                    &+ UInt16(truncatingIfNeeded: above[index &- left]) &* weights.both
                to[index] = UInt8(truncatingIfNeeded: (sum &+ 128) &>> 8)
            }
        }
        result.markChanged()
        return result
    }
}
