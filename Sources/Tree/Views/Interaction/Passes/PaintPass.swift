import Drawing
import Foundation

/// Records the display list of one window; nodes that do not need paint contribute their cached
/// groups.
@MainActor
package enum PaintPass {
    package static func record(_ tree: ViewTree, background: ResolvedColor) -> DisplayList {
        tree.knownFeature(DeferredPaint.self)?.paintWhatIsNear()
        tree.paintIsDirty = false
        let content = tree.rootRender.placedGroup().whole(id: tree.rootRender.id)
        return DisplayList(
            root: tree.app.drags.painted(content, in: tree), size: tree.size, scale: tree.scale,
            background: background)
    }
}

@MainActor
extension DisplayListRecorder {
    /// Adds a child at the position where it is shown, in the state of its transition.
    package mutating func child(_ node: RenderNode) { child(node, at: node.shownOrigin) }

    /// Adds a child whose origin in the recorded coordinates is known.
    mutating func child(_ node: RenderNode, at origin: CGPoint) {
        let shown = node.placedGroup()
        guard let presence = node.presence else {
            let offset = shown.offset
            return child(
                shown.group, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y))
        }
        transition(node, shown, presence, at: origin)
    }

    /// Adds a child that appears or disappears.
    private mutating func transition(
        _ node: RenderNode, _ shown: PlacedGroup, _ presence: Presence, at origin: CGPoint
    ) {
        if let zoom = presence.zoom {
            var page = DisplayListRecorder()
            zoom.style.draw(
                shown.whole(id: node.id), of: node.id, size: node.size,
                from: node.rect(zoom.style.frame, from: .global), gone: zoom.gone,
                into: &page)
            return child(page.finish(id: .auxiliary(0, of: node.id)), at: origin)
        }
        let (opacity, transform) = presence.effects(
            size: node.size, isRightToLeft: node.parent?.isRightToLeft ?? false)
        let moved = DisplayGroup(
            id: .auxiliary(0, of: node.id),
            commands: [
                .effect(
                    shown.whole(id: node.id),
                    .transform(
                        transform.concatenating(
                            .init(
                                translationX: origin.x, y: origin.y))))
            ])
        effect(.opacity(opacity), on: moved)
    }
}
