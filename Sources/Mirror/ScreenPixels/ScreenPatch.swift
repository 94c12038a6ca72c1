import Geometry

/// A rectangle of pixels.
package struct ScreenPatch: Equatable, Sendable {
    package var rect: PixelRect
    /// `0x00RRGGBB`, row after row.
    package var pixels: [UInt32]

    package init(rect: PixelRect, pixels: [UInt32]) {
        self.rect = rect
        self.pixels = pixels
    }
}
