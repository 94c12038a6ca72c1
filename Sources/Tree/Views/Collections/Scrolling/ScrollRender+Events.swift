import Foundation
import Geometry

// The wheel, the pointer and keys.
extension ScrollRender {
    func connect(_ events: Responder) {
        events.wheel = { [unowned self] delta, _ in leading(takeWheel(leading(delta))) }
        events.key = { [unowned self] event in takeKey(event) }
        // Weak, because the pointer may leave the scroll view after it has gone.
        events.hover = { [weak self] phase in self?.bars.hover(phase) }
        events.recognizers = [ScrollRecognizer(for: self, bars: bars)]
    }

    /// A distance to the right as one away from the leading edge, and the other way round.
    private func leading(_ delta: CGSize) -> CGSize {
        isRightToLeft ? CGSize(width: -delta.width, height: delta.height) : delta
    }

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, settings.isEnabled, event.modifiers.isEmpty else { return false }
        let before = motion?.target ?? offset
        let page = CGSize(width: size.width * 0.9, height: size.height * 0.9)
        let line: CGFloat = 40
        switch event.key {
        case .pageDown, .space: step(by: CGSize(width: 0, height: page.height))
        case .pageUp: step(by: CGSize(width: 0, height: -page.height))
        case .home: scroll(to: .zero)
        case .end: scroll(to: CGPoint(x: limit.width, y: limit.height))
        case .down: step(by: CGSize(width: 0, height: line))
        case .up: step(by: CGSize(width: 0, height: -line))
        case .right: step(by: leading(CGSize(width: line, height: 0)))
        case .left: step(by: leading(CGSize(width: -line, height: 0)))
        default: return false
        }
        return (motion?.target ?? offset) != before
    }
}
