import Foundation

/// Drags a scroll view's bars with the pointer, and where fingers touch, its content.
@MainActor
final class ScrollRecognizer: GestureRecognizer {
    private unowned let render: ScrollRender
    private var state = DragState.idle

    private enum DragState {
        case idle
        case bar
        /// The press began and the content was at these places.
        case mayDrag(from: CGPoint, offset: CGPoint)
        case dragging(from: CGPoint, offset: CGPoint)
    }

    /// Points that a finger moves before it drags and no longer taps.
    private static let slop: CGFloat = 8

    init(for render: ScrollRender) { self.render = render }

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        switch event.phase {
        case .down: begin(event)
        case .moved: move(event)
        case .up: end()
        case .cancelled, .left: fail()
        }
    }

    private func begin(_ event: GestureEvent) -> GestureVerdict {
        guard event.button == .primary, render.settings.isEnabled else { return .failed }
        if let axis = render.bars.axis(at: event.location) {
            render.bars.beginDrag(axis, at: event.location)
            state = .bar
            return .active
        }
        guard render.settings.dragsContent, render.limit != .zero else { return .failed }
        state = .mayDrag(from: event.windowLocation, offset: render.offset)
        return .waiting
    }

    private func move(_ event: GestureEvent) -> GestureVerdict {
        switch state {
        case .idle:
            return .failed
        case .bar:
            render.bars.drag(to: event.location)
            return .active
        case .mayDrag(let start, let offset):
            let (x, y) = (event.windowLocation.x - start.x, event.windowLocation.y - start.y)
            let isAlong =
                render.limit.height > 0 && abs(y) > Self.slop && abs(y) >= abs(x)
                || render.limit.width > 0 && abs(x) > Self.slop && abs(x) >= abs(y)
            guard isAlong else { return .waiting }
            state = .dragging(from: event.windowLocation, offset: offset)
            return .active
        case .dragging(let start, let offset):
            render.scroll(
                to: CGPoint(
                    x: offset.x - (event.windowLocation.x - start.x),
                    y: offset.y - (event.windowLocation.y - start.y)))
            return .active
        }
    }

    private func end() -> GestureVerdict {
        defer { reset() }
        switch state {
        case .idle, .mayDrag: return .failed
        case .bar, .dragging: return .ended
        }
    }

    private func fail() -> GestureVerdict {
        reset()
        return .failed
    }

    func cancel() { reset() }

    private func reset() {
        render.bars.endDrag()
        state = .idle
    }
}
