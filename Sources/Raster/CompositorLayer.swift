import Drawing
import Geometry

/// One window on a screen, as its compositor stacks it: a shadow, a frame that is drawn, and
/// finished pixels in it. All in device pixels of the screen.
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

        /// Everything it may touch.
        var bounds: PixelRect {
            rect.outsetBy(dx: deviation * 3, dy: deviation * 3).offsetBy(dx: 0, dy: offsetY)
        }
    }

    /// Pixels somebody else has painted.
    package struct Content {
        package var framebuffer: Framebuffer
        package var rect: PixelRect
        /// The radius of its corners, upper and lower.
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

        /// Where it hides all that lies below.
        fileprivate var opaque: PixelRect {
            let shown = rect.intersection(
                framebuffer.bounds.offsetBy(dx: rect.minX, dy: rect.minY))
            return PixelRect(
                minX: shown.minX, minY: shown.minY + topRadius, maxX: shown.maxX,
                maxY: shown.maxY - bottomRadius)
        }
    }

    /// The same from frame to frame.
    package let id: Int
    package var shadow: Shadow?
    /// Drawn over what lies below, without its background.
    package var list: DisplayList?
    /// Where the list's corner lies.
    package var origin: (x: Int, y: Int) = (0, 0)
    package var content: Content?

    package init(id: Int) { self.id = id }

    /// What the list may touch.
    var listBounds: PixelRect {
        list.map { $0.pixelBounds.offsetBy(dx: origin.x, dy: origin.y) } ?? .empty
    }

    /// Everything the layer may touch.
    package var bounds: PixelRect {
        listBounds.union(content?.rect ?? .empty).union(shadow?.bounds ?? .empty)
    }

    /// Where it hides all that lies below.
    var opaque: PixelRect { content?.opaque ?? .empty }
}
