import Drawing
import Geometry

/// One window of a compositor: a shadow, a display list for the window's frame, and the pixels of
/// its content. All positions are in device pixels of the screen.
package struct CompositorLayer {
    /// A soft shadow of a rounded rectangle.
    package struct Shadow: Equatable {
        package var rect: PixelRect
        package var radius: Int
        /// The standard deviation of its blur.
        package var deviation: Int
        package var offsetY: Int
        package var opacity: Double

        package init(
            rect: PixelRect, radius: Int, deviation: Int, offsetY: Int, opacity: Double
        ) {
            self.rect = rect
            self.radius = radius
            self.deviation = deviation
            self.offsetY = offsetY
            self.opacity = opacity
        }

        /// Everything it can touch.
        var bounds: PixelRect {
            rect.outsetBy(dx: deviation * 3, dy: deviation * 3).offsetBy(dx: 0, dy: offsetY)
        }
    }

    /// The rendered pixels of a window.
    package struct Content {
        package var framebuffer: Framebuffer
        package var rect: PixelRect
        /// The radii of its corners.
        package var topRadius: Int
        package var bottomRadius: Int

        package init(
            _ framebuffer: Framebuffer, in rect: PixelRect, topRadius: Int = 0,
            bottomRadius: Int = 0
        ) {
            self.framebuffer = framebuffer
            self.rect = rect
            self.topRadius = topRadius
            self.bottomRadius = bottomRadius
        }

        /// A rectangle in which it hides everything below.
        fileprivate var opaque: PixelRect {
            let shown = rect.intersection(
                framebuffer.bounds.offsetBy(dx: rect.minX, dy: rect.minY))
            return PixelRect(
                minX: shown.minX, minY: shown.minY + topRadius, maxX: shown.maxX,
                maxY: shown.maxY - bottomRadius)
        }
    }

    /// Identifies the layer from frame to frame.
    package let id: Int
    package var shadow: Shadow?
    /// Drawn over the layers below; its background colour is ignored.
    package var list: DisplayList?
    /// The position of the list's top left corner.
    package var origin: (x: Int, y: Int) = (0, 0)
    package var content: Content?

    package init(id: Int) { self.id = id }

    /// Everything the list can touch.
    var listBounds: PixelRect {
        list.map { $0.pixelBounds.offsetBy(dx: origin.x, dy: origin.y) } ?? .empty
    }

    /// Everything the layer can touch.
    package var bounds: PixelRect {
        listBounds.union(content?.rect ?? .empty).union(shadow?.bounds ?? .empty)
    }

    /// A rectangle in which it hides everything below.
    var opaque: PixelRect { content?.opaque ?? .empty }
}
