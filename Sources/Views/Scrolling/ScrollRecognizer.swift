import Foundation

/// Drags a scroll view's bars with the pointer, and where fingers touch, its content.
@MainActor
final class ScrollRecognizer: GestureRecognizer {
    private unowned let scrollView: any Scrollable
    private let bars: ScrollBars
    private var state = DragState.idle

    private enum DragState {
        case idle
        case bar
        /// Where the press began, and the offset of the content then.
        case mayDrag(from: CGPoint, offset: CGPoint)
        case dragging(from: CGPoint, offset: CGPoint)
    }

    /// Points that a finger moves before it drags and no longer taps.
    private static let slop: CGFloat = 8

    init(for scrollView: any Scrollable, bars: ScrollBars) {
        self.scrollView = scrollView
        self.bars = bars
    }

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
        guard event.button == .primary, scrollView.settings.isEnabled else { return .failed }
        if let axis = bars.axis(at: event.location) {
            bars.beginDrag(axis, at: event.location)
            state = .bar
            return .active
        }
        guard scrollView.settings.dragsContent, scrollView.limit != .zero else { return .failed }
        state = .mayDrag(from: event.windowLocation, offset: scrollView.offset)
        return .waiting
    }

    private func move(_ event: GestureEvent) -> GestureVerdict {
        switch state {
        case .idle:
            return .failed
        case .bar:
            bars.drag(to: event.location)
            return .active
        case .mayDrag(let start, let offset):
            let (x, y) = (event.windowLocation.x - start.x, event.windowLocation.y - start.y)
            let isAlong =
                scrollView.limit.height > 0 && abs(y) > Self.slop && abs(y) >= abs(x)
                || scrollView.limit.width > 0 && abs(x) > Self.slop && abs(x) >= abs(y)
            guard isAlong else { return .waiting }
            state = .dragging(from: event.windowLocation, offset: offset)
            return .active
        case .dragging(let start, let offset):
            scrollView.scroll(
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
        bars.endDrag()
        state = .idle
    }
}
