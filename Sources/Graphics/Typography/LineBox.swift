import CPango
import Foundation

/// The height of a line's box in points, and the pixels of it above the baseline.
struct LineBox {
    let above: CGFloat
    let height: CGFloat

    /// The box extended to contain glyphs, whose extents are in Pango's units.
    func reaching(around logical: PangoRectangle, scale: CGFloat) -> LineBox {
        let units = CGFloat(PANGO_SCALE)
        let top = max(above, (CGFloat(-logical.y) / units - 0.5).rounded(.up))
        let below = (CGFloat(logical.y + logical.height) / units - 0.5).rounded(.up)
        return LineBox(above: top, height: (top + max(height * scale - above, below)) / scale)
    }
}
