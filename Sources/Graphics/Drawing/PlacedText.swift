import Foundation
import Geometry
import Typography

/// A single-line text in one colour at a whole pixel, neither scaled nor rotated. The pixels it
/// paints depend on its glyphs alone, so two of them are compared glyph by glyph.
struct PlacedText {
    private let ink: TextInk
    private let color: ResolvedColor
    /// The pixel of the text's top left corner.
    private let x: Int
    private let y: Int
    /// In points; two texts on the same line have the same baseline.
    private let baseline: CGFloat
    private let bounds: CGRect

    /// Nil if the command is not such a text.
    init?(_ command: PlacedCommand, under transform: CGAffineTransform) {
        guard case .text(let text, let offset, let colors) = command.command,
            text.isDrawnAsShaped(under: transform), let ink = text.ink
        else { return nil }
        let corner = CGPoint(x: command.origin.x + offset.x, y: command.origin.y + offset.y)
        let pixel = corner.applying(transform)
        guard abs(pixel.x) < 0x1p30, abs(pixel.y) < 0x1p30 else { return nil }
        self.ink = ink
        color = text.color(ink.colorIndex, of: colors)
        x = Int(pixel.x.nearestWhole)
        y = Int(pixel.y.nearestWhole)
        baseline = corner.y + text.firstBaseline
        bounds = command.bounds
    }

    /// Whether this text and the other may have glyphs in common.
    func mayReplace(_ other: PlacedText) -> Bool {
        color == other.color && baseline == other.baseline && bounds.intersects(other.bounds)
    }

    /// The pixels that differ if another text, or none, is drawn instead.
    func changes(to other: PlacedText?) -> [PixelRect] {
        let offset = other.map { (x: $0.x - x, y: $0.y - y) } ?? (0, 0)
        return TextInk.changes(from: ink, to: other?.ink, movedBy: offset)
            .map { $0.offsetBy(dx: x, dy: y) }
    }
}

extension ShapedText {
    /// Whether the transform only moves the text and has the scale it was shaped for.
    package func isDrawnAsShaped(under transform: CGAffineTransform) -> Bool {
        transform.b == 0 && transform.c == 0 && abs(transform.a - scale) < 1e-9
            && abs(transform.d - scale) < 1e-9
    }

    /// The colour of the runs with an index.
    package func color(_ index: Int, of colors: [ResolvedColor]) -> ResolvedColor {
        colors.isEmpty ? .black : colors[min(max(index, 0), colors.count - 1)]
    }
}
