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

/// Pixels that are moved on the viewer's side.
package struct ScreenMove: Equatable, Sendable {
    /// Their new position.
    package var rect: PixelRect
    package var dx: Int
    package var dy: Int

    package init(rect: PixelRect, dx: Int, dy: Int) {
        self.rect = rect
        self.dx = dx
        self.dy = dy
    }

    /// Their earlier position.
    package var source: PixelRect { rect.offsetBy(dx: -dx, dy: -dy) }
}

/// A size in pixels.
package struct ScreenSize: Equatable, Sendable {
    package var width: Int
    package var height: Int

    package init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
