import Foundation
import Geometry

/// Notifies views that the pointer has come over them or has left them.
///
/// It runs after each pointer event, and after each layout, because what lies under a pointer at
/// rest may have changed.
@MainActor
package enum HoverPass {
    /// Needed only where the layout, or something painted, has changed.
    package static func run(_ tree: ViewTree) {
        if tree.paintIsDirty { update(tree) }
    }

    static func update(_ tree: ViewTree) {
        // While a button is pressed, the views under it stay hovered.
        guard !tree.events.isPressed || tree.events.contenders.isEmpty else { return }
        let path = tree.events.pointerLocation.map { HitTest.path(to: $0, in: tree) } ?? []
        var now: [(responder: Responder, step: HitStep)] = []
        var cursor = Cursor.arrow
        var hidesPointer = false
        for step in path {
            guard let responder = step.node.responder else { continue }
            if responder.isDisabled { break }
            if let wanted = responder.cursor { cursor = wanted }
            if let hides = responder.hidesPointer { hidesPointer = hides }
            if responder.hover != nil { now.append((responder, step)) }
        }
        for old in tree.events.hovered
        where !now.contains(where: { $0.responder === old.responder }) {
            old.responder.hover?(.left)
        }
        for (responder, step) in now {
            let isNew = !tree.events.hovered.contains { $0.responder === responder }
            let point =
                responder.hoverSpace.isLocal
                ? step.point
                : step.node.convert(tree.events.pointerLocation ?? .zero, to: responder.hoverSpace)
            responder.hover?(isNew ? .entered(point) : .moved(point))
        }
        tree.events.hovered = now.map { ($0.responder, Weak($0.step.node)) }
        tree.events.cursor = hidesPointer ? .hidden : cursor
    }
}
