import Foundation
import Views

/// A text that can be pressed. Points are in the coordinates of its node.
@MainActor
protocol TextPressTarget: AnyObject {
    /// Whether touches scroll, so that only a tap places the caret.
    var scrollsByTouch: Bool { get }
    /// The part of the text that is seen.
    var visibleRect: CGRect { get }
    /// Where the scroll bar was grabbed, if it is dragged.
    var barDragOffset: CGFloat? { get }
    func openMenu(at point: CGPoint, inWindow windowPoint: CGPoint, _ events: EventState)
    /// Places the caret, or selects by the clicks; returns the selection.
    func press(at point: CGPoint, clicks: Int, extends: Bool) -> EditSelection
    func drag(to point: CGPoint, clicks: Int, from start: EditSelection)
    func grabBar(at point: CGPoint) -> Bool
    func dragBar(to point: CGPoint)
    func releaseBar()
}

/// Recognizes a press on a text, which places the caret and selects while it is dragged.
@MainActor
final class TextPress: GestureRecognizer {
    let precedence = GesturePrecedence.normal
    weak var target: (any TextPressTarget)?
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
        guard let target else { return .failed }
        switch event.phase {
        case .down:
            if event.button == .secondary, let node = event.node as? RenderNode {
                target.openMenu(
                    at: event.location, inWindow: event.windowLocation, node.tree.events)
                return .ended
            }
            guard event.button == .primary else { return .failed }
            clicks = min(event.clickCount, 3)
            origin = event.location
            if target.grabBar(at: origin) { return .active }
            if target.scrollsByTouch { return .waiting }
            begin(event, in: target)
            return .active
        case .moved where target.barDragOffset != nil:
            target.dragBar(to: event.location)
            return .active
        case .moved:
            guard let start else {
                let distance = hypot(event.location.x - origin.x, event.location.y - origin.y)
                return distance > Self.slop ? .failed : .waiting
            }
            point = event.location
            deadline = target.visibleRect.contains(point) ? nil : event.time + Self.scrollPause
            target.drag(to: point, clicks: clicks, from: start)
            return .active
        case .up:
            if start == nil, target.barDragOffset == nil { begin(event, in: target) }
            cancel()
            return .ended
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    private func begin(_ event: GestureEvent, in target: any TextPressTarget) {
        start = target.press(
            at: event.location, clicks: clicks, extends: event.modifiers.contains(.shift))
    }

    func timePassed(_ now: Double) -> GestureVerdict {
        guard let target, let start else { return .failed }
        deadline = now + Self.scrollPause
        target.drag(to: point, clicks: clicks, from: start)
        return .active
    }

    func cancel() {
        start = nil
        deadline = nil
        target?.releaseBar()
    }
}
