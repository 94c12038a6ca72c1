/// The largest surface of pixels that a size from outside may ask for.
///
/// Sizes come from saved sessions, launch options, viewers, scenarios and recordings. A size over
/// the limit is refused or fitted, because no surface of it could be made or would leave enough
/// memory for anything else.
package struct SurfaceLimit: Equatable, Sendable {
    /// The longest side in pixels: Cairo draws on no longer one.
    package static let longestSide = 32_767

    /// The largest area in pixels: 8,192 × 8,192, which takes 256 MB.
    package static let largestArea = 1 << 26

    private static let bytesPerPixel = 4

    /// The most bytes that a surface may take.
    package let bytes: Int

    /// The limit if this much memory is available, of which a surface takes a quarter at most;
    /// `nil` for as much as any surface needs.
    package init(memory: Int? = nil) {
        let largest = Self.largestArea * Self.bytesPerPixel
        bytes = min(largest, max((memory ?? .max) / 4, Self.bytesPerPixel))
    }

    /// The limit with the memory that is available now.
    package static var now: SurfaceLimit { SurfaceLimit(memory: AvailableMemory.bytes()) }

    /// The largest area in pixels.
    package var area: Int { bytes / Self.bytesPerPixel }

    /// Whether there may be a surface of these sides in pixels.
    package func allows(width: Int, height: Int) -> Bool {
        let sides = 1...Self.longestSide
        return sides.contains(width) && sides.contains(height) && width * height <= area
    }

    /// Whether there may be a surface of these sides in points.
    package func allows(width: Double, height: Double, scale: Double) -> Bool {
        guard let width = Self.pixels(width, scale), let height = Self.pixels(height, scale)
        else { return false }
        return allows(width: width, height: height)
    }

    /// Sides in points that are allowed: the given ones if they are, else the longest within the
    /// limit, of which the shorter one is kept as far as that goes.
    package func fitted(
        width: Double, height: Double, scale: Double
    ) -> (width: Double, height: Double) {
        if allows(width: width, height: height, scale: scale) { return (width, height) }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let wide = Self.bounded(width, scale)
        let high = Self.bounded(height, scale)
        guard wide * high > area else {
            return (Double(wide) / scale, Double(high) / scale)
        }
        let shorter = min(wide, high, Int(Double(area).squareRoot()))
        let longer = min(max(wide, high), area / shorter)
        let isWide = wide >= high
        return (
            Double(isWide ? longer : shorter) / scale, Double(isWide ? shorter : longer) / scale
        )
    }

    /// The whole pixels that a length in points takes; `nil` for one that is none.
    private static func pixels(_ length: Double, _ scale: Double) -> Int? {
        let pixels = (length * scale).rounded(.up)
        guard length > 0, scale > 0, let whole = Int(pixels, in: 1...longestSide) else {
            return nil
        }
        return whole
    }

    private static func bounded(_ length: Double, _ scale: Double) -> Int {
        let pixels = (length * scale).rounded(.down)
        return pixels.isNaN ? 1 : Int(min(max(pixels, 1), Double(longestSide)))
    }
}

extension SurfaceLimit: CustomStringConvertible {
    /// The limit in words, for a sentence that refuses a size.
    package var description: String {
        "\(Self.longestSide) pixels to a side and \(area) in all"
    }
}
