import Drawing

/// Brings one window's display list up to date.
package enum PaintPass {
    package static func record(_ tree: ViewTree, background: ResolvedColor) -> DisplayList {
        tree.paintIsDirty = false
        return DisplayList(
            root: tree.rootRender.displayGroup(), size: tree.size, scale: tree.scale,
            background: background)
    }
}

extension DisplayListRecorder {
    /// A child where it is shown, with everything inside it, as far as it has come or gone.
    package mutating func child(_ node: RenderNode) {
        let group = node.displayGroup()
        guard let presence = node.presence else {
            child(group, at: node.shownOrigin)
            return
        }
        let (opacity, transform) = presence.effects(size: node.size)
        let origin = node.shownOrigin
        // Numbers below zero are taken by no node of the tree.
        let moved = DisplayGroup(
            id: -3 * node.id,
            items: [
                .effect(
                    group,
                    .transform(
                        transform.concatenating(
                            .init(
                                translationX: origin.x, y: origin.y))))
            ])
        effect(.opacity(opacity), on: moved)
    }
}
