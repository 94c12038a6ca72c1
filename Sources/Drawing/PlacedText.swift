import Foundation
import Geometry
import Typography

/// A text as it was shaped, in one colour, at a whole pixel: then its glyphs alone decide what is
/// painted.
struct PlacedText {
    private let ink: TextInk
    private let color: ResolvedColor
    /// The pixel of the text's top left corner.
    private let x: Int
    private let y: Int
    /// Points from the top, for telling whether another stands in the same line.
    private let baseline: CGFloat
    private let bounds: CGRect

    /// Nil where the command is none, or none that glyphs alone decide.
    init?(_ piece: DisplayPiece, under transform: CGAffineTransform) {
        guard case .text(let text, let place, let colors) = piece.item,
            text.isDrawnAsShaped(under: transform), let ink = text.ink
        else { return nil }
        let corner = CGPoint(x: piece.origin.x + place.x, y: piece.origin.y + place.y)
        let pixel = corner.applying(transform)
        guard abs(pixel.x) < 0x1p30, abs(pixel.y) < 0x1p30 else { return nil }
        self.ink = ink
        color = text.color(ink.colorIndex, of: colors)
        x = Int(pixel.x.nearestWhole)
        y = Int(pixel.y.nearestWhole)
        baseline = corner.y + text.firstBaseline
        bounds = piece.bounds
    }

    /// Whether it is worth looking for glyphs that stay.
    func mayReplace(_ other: PlacedText) -> Bool {
        color == other.color && baseline == other.baseline && bounds.intersects(other.bounds)
    }

    /// The pixels that differ where another text, or nothing, is drawn instead.
    func changes(to other: PlacedText?) -> [PixelRect] {
        let offset = other.map { (x: $0.x - x, y: $0.y - y) } ?? (0, 0)
        return TextInk.changes(from: ink, to: other?.ink, movedBy: offset)
            .map { $0.offsetBy(dx: x, dy: y) }
    }
}

extension ShapedText {
    /// Whether its pixels are the ones it was shaped for: nothing is turned or stretched.
    package func isDrawnAsShaped(under transform: CGAffineTransform) -> Bool {
        transform.b == 0 && transform.c == 0 && abs(transform.a - scale) < 1e-9
            && abs(transform.d - scale) < 1e-9
    }

    /// The colour that runs of a number are drawn in.
    package func color(_ index: Int, of colors: [ResolvedColor]) -> ResolvedColor {
        colors.isEmpty ? .black : colors[min(max(index, 0), colors.count - 1)]
    }
}
