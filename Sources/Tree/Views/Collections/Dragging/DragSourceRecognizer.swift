import Foundation
import FoundationNames

/// Begins a drag when a press moves; with a finger, once it has rested.
@MainActor
package final class DragSourceRecognizer: GestureRecognizer {
    /// Makes the items; none where there is nothing to drag.
    package var items: () -> [NSItemProvider] = { [] }
    /// Makes what follows the pointer; nil for the view itself.
    package var preview: (() -> AnyView)?
    /// Whether a drag begins with a rest, because moving at once scrolls.
    package var beginsWithRest = false
    private var press: Press?
    private let keys = DragKeys()

    private struct Press {
        let start: CGPoint
        let localStart: CGPoint
        let time: Double
        let node: RenderNode
        var location: CGPoint
        var hasRested = false
        var isDragging = false
    }

    /// Points that a press moves before it is a drag.
    private static let distance: CGFloat = 8
    private static let restTime = 0.5

    package init() {}

    package var precedence: GesturePrecedence { .normal }

    package func handle(_ event: GestureEvent) -> GestureVerdict {
        switch event.phase {
        case .down: return begin(event)
        case .moved: return move(event.windowLocation)
        case .up: return release()
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    private func begin(_ event: GestureEvent) -> GestureVerdict {
        guard event.button == .primary, event.pinch == nil, event.clickCount == 1,
            let node = event.node as? RenderNode
        else { return .failed }
        press = Press(
            start: event.windowLocation, localStart: event.location, time: event.time, node: node,
            location: event.windowLocation)
        return .waiting
    }

    private func move(_ point: CGPoint) -> GestureVerdict {
        guard var press else { return .failed }
        press.location = point
        self.press = press
        if press.isDragging {
            guard press.node.tree.app.drags.isDragging else { return finish() }
            press.node.tree.app.drags.move(to: point)
            return .active
        }
        guard press.start.distance(to: point) >= Self.distance else { return .waiting }
        guard !beginsWithRest || press.hasRested else { return finish(.failed) }
        return .ready
    }

    private func release() -> GestureVerdict {
        guard let press, press.isDragging else { return finish(.failed) }
        let tree = press.node.tree
        if tree.app.drags.isDragging, !tree.app.drags.drop() {
            tree.app.logger.info("Nothing takes what was dragged there.")
        }
        return finish()
    }

    private func finish(_ verdict: GestureVerdict = .ended) -> GestureVerdict {
        if let tree = press?.node.tree, tree.events.keyGrabber === keys {
            tree.events.keyGrabber = nil
        }
        press = nil
        return verdict
    }

    package func claim() -> GestureVerdict {
        guard var press else { return .failed }
        let items = items()
        guard !items.isEmpty else { return finish(.failed) }
        let tree = press.node.tree
        let picture =
            preview.map { DragPreview($0(), in: tree) }
            ?? DragPreview(of: press.node, heldAt: press.localStart)
        press.isDragging = true
        self.press = press
        keys.cancel = { [weak tree] in tree?.app.drags.cancel() }
        tree.events.keyGrabber = keys
        tree.app.drags.begin(items, picture, at: press.location, in: tree)
        return .active
    }

    package func cancel() {
        if let press, press.isDragging { press.node.tree.app.drags.cancel() }
        _ = finish()
    }

    package var deadline: Double? {
        guard let press else { return nil }
        if press.isDragging { return press.node.tree.app.drags.deadline }
        return beginsWithRest && !press.hasRested ? press.time + Self.restTime : nil
    }

    package func timePassed(_ now: Double) -> GestureVerdict {
        guard let press else { return .failed }
        if press.isDragging {
            press.node.tree.app.drags.timePassed(now)
            return .active
        }
        self.press?.hasRested = true
        return .waiting
    }
}

/// Takes the keys while something is dragged: Escape ends the drag.
private final class DragKeys: KeyGrabber {
    var cancel: () -> Void = {}

    nonisolated init() {}

    func take(_ event: KeyEvent) -> Bool {
        if event.key == .escape, event.phase == .down { cancel() }
        return true
    }
}
