import Foundation
import Geometry

/// Drags a scroll view's bars with the pointer, and on a touch screen its content. Two fingers drag
/// the content everywhere.
@MainActor
final class ScrollRecognizer: GestureRecognizer {
    /// Weak, because the scroll view may go in the middle of a press.
    private weak var scrollView: (any Scrollable)?
    private let bars: ScrollBars
    private var state = DragState.idle
    private var velocity = PointerVelocity()

    private enum DragState {
        case idle
        case bar
        /// Where the press began, and the offset of the content then.
        case mayDrag(from: CGPoint, offset: CGPoint)
        case dragging(from: CGPoint, offset: CGPoint)
    }

    /// The distance, in points, after which a touch is a drag and no longer a tap.
    private static let slop: CGFloat = 8

    init(for scrollView: any Scrollable, bars: ScrollBars) {
        self.scrollView = scrollView
        self.bars = bars
    }

    var precedence: GesturePrecedence { .normal }
    var takesTwoFingerDrags: Bool { true }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard let scrollView else { return .failed }
        switch event.phase {
        case .down: return begin(event, scrollView)
        case .moved: return move(event, scrollView)
        case .up: return end(event)
        case .cancelled, .left: return fail()
        }
    }

    private func begin(
        _ event: GestureEvent, _ scrollView: any Scrollable
    ) -> GestureVerdict {
        guard event.button == .primary, scrollView.settings.isEnabled else { return .failed }
        let hasTwoFingers = event.pinch != nil
        if !hasTwoFingers, let axis = bars.axis(at: event.location) {
            scrollView.barBegan()
            bars.beginDrag(axis, at: event.location)
            state = .bar
            return .active
        }
        guard hasTwoFingers || scrollView.settings.dragsContent,
            scrollView.mayDrag(.vertical) || scrollView.mayDrag(.horizontal)
        else { return .failed }
        scrollView.touchBegan()
        velocity.reset()
        velocity.add(event.windowLocation, at: event.time)
        state = .mayDrag(from: event.windowLocation, offset: scrollView.touchedOffset)
        return .waiting
    }

    private func move(
        _ event: GestureEvent, _ scrollView: any Scrollable
    ) -> GestureVerdict {
        velocity.add(event.windowLocation, at: event.time)
        switch state {
        case .idle:
            return .failed
        case .bar:
            bars.drag(to: event.location)
            return .active
        case .mayDrag(let start, let offset):
            let (x, y) = (event.windowLocation.x - start.x, event.windowLocation.y - start.y)
            let isAlong =
                scrollView.mayDrag(.vertical) && abs(y) > Self.slop && abs(y) >= abs(x)
                || scrollView.mayDrag(.horizontal) && abs(x) > Self.slop && abs(x) >= abs(y)
            guard isAlong else { return .waiting }
            state = .dragging(from: event.windowLocation, offset: offset)
            return .active
        case .dragging(let start, let offset):
            // An axis along which the content cannot be moved keeps its offset.
            var wanted = offset
            if scrollView.mayDrag(.horizontal) {
                let moved = event.windowLocation.x - start.x
                wanted.x -= scrollView.isRightToLeft ? -moved : moved
            }
            if scrollView.mayDrag(.vertical) { wanted.y -= event.windowLocation.y - start.y }
            scrollView.drag(to: wanted)
            return .active
        }
    }

    private func end(_ event: GestureEvent) -> GestureVerdict {
        velocity.add(event.windowLocation, at: event.time)
        let isDragging = if case .dragging = state { true } else { false }
        let isBar = if case .bar = state { true } else { false }
        let speed = velocity.value
        let isMirrored = scrollView?.isRightToLeft ?? false
        reset(CGVector(dx: isMirrored ? speed.dx : -speed.dx, dy: -speed.dy))
        return isDragging || isBar ? .ended : .failed
    }

    private func fail() -> GestureVerdict {
        reset()
        return .failed
    }

    func cancel() { reset() }

    private func reset(_ speed: CGVector = .zero) {
        defer { state = .idle }
        // One that has left the tree has nothing to bring to rest.
        guard let scrollView, scrollView.isInTree else { return }
        bars.endDrag()
        switch state {
        case .mayDrag, .dragging: scrollView.touchEnded(speed)
        case .bar: scrollView.barEnded()
        case .idle: break
        }
    }
}
