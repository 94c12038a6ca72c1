#if SDL
    import CSDL2
    import Foundation

    /// The three measures of a window: SDL's own units, device pixels, and our points.
    struct SDLMetrics: Equatable {
        /// The content's size in SDL's units.
        var units: CGSize
        /// The content's size in device pixels.
        var pixels: CGSize
        /// Pixels to a point where the user set them; else the display decides.
        var forcedScale: Double?

        private var pixelsPerUnit: Double {
            units.width > 0 ? pixels.width / units.width : 1
        }

        /// Device pixels to a point.
        var scale: Double { forcedScale ?? pixelsPerUnit }
        var unitsPerPoint: Double { scale / pixelsPerUnit }
        /// The content's size in points.
        var size: CGSize { CGSize(width: pixels.width / scale, height: pixels.height / scale) }

        /// The smallest whole number of units that holds the points.
        func units(_ points: CGFloat) -> Int32 {
            Int32(clamping: Int((points * unitsPerPoint).rounded(.up)))
        }
    }
#endif
