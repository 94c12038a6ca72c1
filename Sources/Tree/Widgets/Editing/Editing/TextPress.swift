import Foundation
import Views

/// Recognizes a press on a text, which places the caret and selects while it is dragged.
@MainActor
final class TextPress: GestureRecognizer {
    let precedence = GesturePrecedence.normal
    weak var model: TextInputModel?
    private var start: EditSelection?
    private var clicks = 1
    private var origin = CGPoint.zero
    private var point = CGPoint.zero
    private(set) var deadline: Double?

    /// How far a finger may move and still tap, in points.
    private static let slop: CGFloat = 10
    /// Seconds between steps of scrolling while the pointer is held beyond an edge.
    private static let scrollPause = 0.05

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard let model else { return .failed }
        switch event.phase {
        case .down:
            if event.button == .secondary, let node = event.node as? RenderNode {
                model.openMenu(
                    at: event.location, inWindow: event.windowLocation, node.tree.events)
                return .ended
            }
            guard event.button == .primary else { return .failed }
            clicks = min(event.clickCount, 3)
            origin = event.location
            if model.grabBar(at: origin) { return .active }
            if model.scrollsByTouch { return .waiting }
            begin(event, in: model)
            return .active
        case .moved where model.barDragOffset != nil:
            model.dragBar(to: event.location)
            return .active
        case .moved:
            guard let start else {
                let distance = hypot(event.location.x - origin.x, event.location.y - origin.y)
                return distance > Self.slop ? .failed : .waiting
            }
            point = event.location
            deadline = model.visibleRect.contains(point) ? nil : event.time + Self.scrollPause
            model.drag(to: point, clicks: clicks, from: start)
            return .active
        case .up:
            if start == nil, model.barDragOffset == nil { begin(event, in: model) }
            cancel()
            return .ended
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    private func begin(_ event: GestureEvent, in model: TextInputModel) {
        start = model.press(
            at: event.location, clicks: clicks, extends: event.modifiers.contains(.shift))
    }

    func timePassed(_ now: Double) -> GestureVerdict {
        guard let model, let start else { return .failed }
        deadline = now + Self.scrollPause
        model.drag(to: point, clicks: clicks, from: start)
        return .active
    }

    func cancel() {
        start = nil
        deadline = nil
        model?.releaseBar()
    }
}
