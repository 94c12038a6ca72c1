import Drawing
import Geometry
import Images

extension Rasterizer {
    /// A picture of a display list; `nil` for one that is empty, that is longer than a surface can be,
    /// or for which memory falls short. Without a background, what nothing is drawn on is transparent.
    package func picture(
        of list: DisplayList, background: ResolvedColor? = nil
    ) -> DecodedImage? {
        let bounds = list.pixelBounds
        guard !bounds.isEmpty, bounds.width <= Self.longestSide, bounds.height <= Self.longestSide
        else { return nil }
        guard
            let surface = PixelSurface(
                width: bounds.width, height: bounds.height, format: .color)
        else { return nil }
        Canvas.paint(surface, within: bounds) { canvas in
            if let background { canvas.fill(bounds, with: background) }
            Player(cache: cache, canvas: canvas).draw(list.root, under: list.deviceTransform)
        }
        return try? DecodedImage(width: bounds.width, height: bounds.height, scale: list.scale) {
            pixels in
            for y in 0..<bounds.height {
                surface.withRow(y) {
                    (pixels + y * bounds.width).update(from: $0, count: bounds.width)
                }
            }
        }
    }

    /// In pixels; Cairo's surfaces are no longer.
    private static let longestSide = 32767
}
