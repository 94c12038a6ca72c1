#if SDL
    import CSDL2
    import Foundation
    import Geometry

    /// The three measures of a window: SDL's own units, device pixels, and our points.
    struct SDLMetrics: Equatable {
        /// The window's size in SDL's units, a title bar of ours included.
        var units: CGSize
        /// The window's size in device pixels, a title bar of ours included.
        var pixels: CGSize
        /// Pixels to a point where the user set them; else the display decides.
        var forcedScale: Double?
        /// The height of a title bar that is drawn by us, in points; 0 where there is none.
        var titleBar: CGFloat = 0

        private var pixelsPerUnit: Double {
            units.width > 0 ? pixels.width / units.width : 1
        }

        /// Device pixels to a point.
        var scale: Double { forcedScale ?? pixelsPerUnit }
        var unitsPerPoint: Double { scale / pixelsPerUnit }
        /// Whole pixels, so that the content begins on one.
        var titleBarPixels: Int { Int(saturating: (titleBar * scale).rounded()) }
        /// How far below the window's upper edge the content begins, in points.
        var contentTop: CGFloat { Double(titleBarPixels) / scale }
        /// The content's size in points.
        var size: CGSize {
            CGSize(
                width: pixels.width / scale,
                height: max(0, pixels.height - Double(titleBarPixels)) / scale)
        }

        /// The window's size in points, a title bar of ours included.
        var wholeSize: CGSize {
            CGSize(width: pixels.width / scale, height: pixels.height / scale)
        }

        /// The smallest window, in whole units, whose content has the size in points.
        func units(forContent size: CGSize) -> (width: Int32, height: Int32) {
            (units(size.width), units(size.height + contentTop))
        }

        private func units(_ points: CGFloat) -> Int32 {
            Int32(Int(saturating: (points * unitsPerPoint).rounded(.up)))
        }
    }
#endif
