import Drawing
import Foundation
import Geometry

/// What a page looks like while it grows out of a view, or shrinks back into it.
struct ZoomStyle {
    /// The source's frame in the window.
    let frame: CGRect
    let radius: CGFloat
    let background: ResolvedColor?
    let shadow: (color: ResolvedColor, radius: CGFloat, offset: CGSize)?

    /// Draws the page of a node; `source` is `frame` in the node's coordinates. 1 is gone, that is,
    /// as large as the source. The page fades while it is small, so that the source is seen instead.
    func draw(
        _ page: DisplayGroup, of node: Int, size: CGSize, from source: CGRect, gone: Double,
        into recorder: inout DisplayListRecorder
    ) {
        let (width, height) = (size.width, size.height)
        guard width > 0, height > 0 else { return }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * gone }
        let shown = CGRect(
            x: between(0, source.minX), y: between(0, source.minY),
            width: max(1, between(width, source.width)),
            height: max(1, between(height, source.height)))
        // The page fills the frame, and what is beside it is cut off.
        let scale = max(shown.width / width, shown.height / height)
        let transform = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(
                CGAffineTransform(
                    translationX: shown.midX - width * scale / 2,
                    y: shown.midY - height * scale / 2))
        let shape = DisplayShape.roundedRect(shown, radius: max(0, radius * gone))
        var inner = DisplayListRecorder()
        if let background { inner.fill(shape, with: background) }
        inner.effect(.transform(transform), on: page)
        var clipped = DisplayListRecorder()
        clipped.effect(
            .clip(shape), on: inner.finish(id: .auxiliary(3, of: node)))
        let opacity = min(max((1 - gone) * 4, 0), 1)
        let group = clipped.finish(id: .auxiliary(2, of: node))
        guard let shadow, gone > 0 else { return recorder.effect(.opacity(opacity), on: group) }
        recorder.effect(
            .opacity(opacity),
            on: DisplayGroup(
                id: .auxiliary(1, of: node),
                commands: [
                    .effect(
                        group,
                        .shadow(
                            color: shadow.color, radius: shadow.radius, offset: shadow.offset))
                ]))
    }
}
