import Drawing
import Foundation
import Geometry

/// A primitive whose content can change gradually.
@MainActor
package protocol ChangingPrimitive: Primitive {
    /// Whether other content takes the place of the old one.
    func replaces(_ old: Self) -> Bool

    /// Paints the change from the old content: 0 shows the old one, 1 the new one.
    func paint(
        from old: Self, size oldSize: CGSize, _ transition: ContentChange,
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext)
}

/// How far, and in what way, content has changed.
package struct ContentChange {
    package enum Style: Hashable {
        case fade, interpolate
        case roll(isDown: Bool)
        case replaceSymbol(_SymbolMotion.Replacement)
    }

    package let style: Style
    package let progress: Double
}

extension ChangingPrimitive {
    /// Fades from the old content to the new one.
    package func paintFading(
        from old: Self, size oldSize: CGSize, _ progress: Double,
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        let shown = min(max(progress, 0), 1)
        if shown < 1 {
            recorder.withOpacity(1 - shown, id: .auxiliary(20)) {
                old.paint(into: &$0, size: oldSize, in: context)
            }
        }
        guard shown > 0 else { return }
        recorder.withOpacity(shown, id: .auxiliary(21)) {
            paint(into: &$0, size: size, in: context)
        }
    }
}
