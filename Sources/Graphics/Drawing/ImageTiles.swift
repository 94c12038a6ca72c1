import Foundation
import Geometry
import Images

/// An image, or a part of one, that is repeated to fill a shape.
package struct ImageTiles: Hashable {
    package var image: DecodedImage
    /// The position of one tile.
    package var origin: CGPoint
    package var tileSize: CGSize
    /// The pixels of the image that a tile shows.
    package var source: PixelRect
    package var opacity: Double

    /// Without a source, a tile shows the whole image.
    package init(
        image: DecodedImage, origin: CGPoint, tileSize: CGSize, source: PixelRect? = nil,
        opacity: Double = 1
    ) {
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        self.image = image
        self.origin = origin
        self.tileSize = tileSize
        self.source = source?.intersection(whole) ?? whole
        self.opacity = opacity
    }

    package func multiplyingOpacity(by factor: Double) -> ImageTiles {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}
