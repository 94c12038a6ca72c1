import Limits

/// The sizes that viewers may give a screen.
package enum ViewerScreen {
    /// 7,680 × 4,320 and a little more. The app, the mirror and each viewer have such pixels.
    private static let largestArea = 1 << 25
    private static let longestSide = 16_384
    /// Pixels to a point.
    package static let scales = 0.5...8.0

    /// Whether a viewer may have a screen of these sides in pixels.
    package static func allows(width: Int, height: Int) -> Bool {
        let sides = 1...longestSide
        return sides.contains(width) && sides.contains(height) && width * height <= largestArea
            && SurfaceLimit.now.allows(width: width, height: height)
    }

    /// Whether a viewer may have a screen of these sides in points, shown at this scale.
    package static func allows(width: Double, height: Double, scale: Double) -> Bool {
        let sides = [width * scale, height * scale].compactMap {
            Int($0.rounded(.up), in: 1...longestSide)
        }
        return sides.count == 2 && allows(width: sides[0], height: sides[1])
    }
}
