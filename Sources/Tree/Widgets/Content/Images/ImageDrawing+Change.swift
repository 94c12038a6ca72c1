import Drawing
import Foundation
import Geometry
import Views

// How one symbol or picture replaces another.
extension ImageDrawing: ChangingPrimitive {
    func replaces(_ old: ImageDrawing) -> Bool { image.source != old.image.source }

    func paint(
        from old: ImageDrawing, size oldSize: CGSize, _ change: ContentChange,
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        guard case .replaceSymbol(let replacement) = change.style else {
            return paintFading(
                from: old, size: oldSize, change.progress, into: &recorder, size: size,
                in: context)
        }
        let progress = min(max(change.progress, 0), 1)
        // The old symbol goes in the first half, the new one comes in the second.
        let went = replacement == .offUp ? 1 : min(progress * 2, 1)
        let came = replacement == .offUp ? progress : max(progress * 2 - 1, 0)
        let smallest = 0.5
        let leaving = replacement == .upUp ? 1 + smallest * went : 1 - smallest * went
        let looks = [
            (old, oldSize, SymbolAppearance(scale: leaving, opacity: 1 - went)),
            (self, size, SymbolAppearance(scale: smallest + (1 - smallest) * came, opacity: came)),
        ]
        for (index, (image, own, look)) in looks.enumerated() {
            var inner = DisplayListRecorder()
            image.paint(into: &inner, size: own, in: context)
            var outer = DisplayListRecorder()
            look.draw(inner.finish(id: .auxiliary(22)), size: own, into: &outer)
            recorder.child(outer.finish(id: .auxiliary(23 + index)))
        }
    }
}
