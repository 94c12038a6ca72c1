import Geometry

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
