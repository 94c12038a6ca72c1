import Geometry

/// Adds pictures so that they darken each other: of two premultiplied pixels what is missing to full
/// strength is added up. Pixman has no such operator.
enum DarkerSum {
    /// `corner` is the position of the picture's corner on the target.
    static func add(
        _ surface: PixelSurface, at corner: (x: Int, y: Int), to target: PixelSurface,
        within rect: PixelRect
    ) {
        let isOpaque = target.format == .opaque
        for y in rect.minY..<rect.maxY {
            surface.withRow(y - corner.y) { source in
                target.withRow(y) { row in
                    for x in rect.minX..<rect.maxX {
                        let below = isOpaque ? row[x] | 0xFF00_0000 : row[x]
                        row[x] = sum(source[x - corner.x], below)
                    }
                }
            }
        }
        target.markChanged()
    }

    private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let (first, second) = (Int(a >> 24), Int(b >> 24))
        let alpha = min(first + second, 255)
        func part(_ shift: UInt32) -> UInt32 {
            let missing =
                first - Int(a >> shift & 0xFF) + second - Int(b >> shift & 0xFF)
            return UInt32(max(alpha - missing, 0)) << shift
        }
        return UInt32(alpha) << 24 | part(16) | part(8) | part(0)
    }
}
