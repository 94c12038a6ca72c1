import Raster

extension Framebuffer {
    /// How many pixels have exactly the colour, `0xRRGGBB`, in some of the columns or in all.
    package func pixels(of color: UInt32, columns: Range<Int>? = nil) -> Int {
        (0..<height).reduce(0) { count, y in
            count + (columns ?? 0..<width).count { pixel(x: $0, y: y) == color }
        }
    }
}
