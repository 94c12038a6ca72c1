import Foundation

// Pinches go to the gestures of two fingers under the point where they begin, and to the scroll views
// there, of which the first to recognize its own takes them. A press that has
// begun with the first finger is cancelled.
extension EventPass {
    static func pinchEvent(_ pinch: PinchEvent, _ tree: ViewTree) {
        switch pinch.phase {
        case .began:
            cancelAll(tree)
            tree.events.isPinching = true
            let path = HitTest.path(to: pinch.location, in: tree)
            tree.events.contenders = contenders(on: path) {
                $0.takesPinches || $0.takesTwoFingerDrags
            }
            send(pinch, .down, tree)
        case .changed:
            guard tree.events.isPinching else { return }
            send(pinch, .moved, tree)
        case .ended:
            guard tree.events.isPinching else { return }
            send(pinch, .up, tree)
            endPinch(tree)
        case .cancelled:
            guard tree.events.isPinching else { return }
            endPinch(tree)
        }
        HoverPass.update(tree)
    }

    private static func send(
        _ pinch: PinchEvent, _ phase: PointerEvent.Phase, _ tree: ViewTree
    ) {
        send(
            PointerEvent(phase, at: pinch.location), tree,
            pinch: GestureEvent.Pinch(scale: pinch.scale, rotation: pinch.rotation))
    }

    private static func endPinch(_ tree: ViewTree) {
        tree.events.isPinching = false
        tree.events.pinchDrag = nil
        cancelAll(tree)
    }

    /// Whether the event is part of a pinch, and does nothing else.
    static func pinches(with event: PointerEvent, _ tree: ViewTree) -> Bool {
        if var drag = tree.events.pinchDrag {
            let phase: PinchEvent.Phase
            switch event.phase {
            case .moved, .left: phase = .changed
            case .up: phase = .ended
            case .down, .cancelled: phase = .cancelled
            }
            let pinch = drag.move(to: event.location, phase)
            tree.events.pinchDrag = drag
            pinchEvent(pinch, tree)
            return true
        }
        if tree.events.isPinching {
            // The first finger of a pinch also moves the pointer.
            guard event.phase == .down else {
                if event.phase == .up || event.phase == .cancelled {
                    tree.events.isPressed = false
                }
                return true
            }
            endPinch(tree)
            return false
        }
        guard event.phase == .down, event.button == .primary, event.modifiers.contains(.option),
            let center = pinchCenter(at: event.location, tree)
        else { return false }
        tree.events.pinchDrag = PinchDrag(from: event.location, about: center)
        pinchEvent(PinchEvent(.began, at: center), tree)
        return true
    }

    /// The middle of the foremost view at the point that has a gesture of two fingers.
    private static func pinchCenter(at point: CGPoint, _ tree: ViewTree) -> CGPoint? {
        let path = HitTest.path(to: point, in: tree)
        let wanted = contenders(on: path, where: \.takesPinches)
        guard let frame = wanted.first?.node?.windowFrame else { return nil }
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
