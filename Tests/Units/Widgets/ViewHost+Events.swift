import Foundation
import Geometry
import ViewHosts
import Views

/// What a user does, by way of events.
extension ViewHost {
    func send(_ event: InputEvent.Kind) {
        EventPass.handle(event, in: tree)
        settle()
    }

    /// Presses and releases at a point of the window.
    func press(at point: CGPoint, button: PointerEvent.Button = .primary, _ keys: KeyModifiers = [])
    {
        send(.pointer(PointerEvent(.moved, at: point, modifiers: keys)))
        send(.pointer(PointerEvent(.down, at: point, button: button, modifiers: keys)))
        send(.pointer(PointerEvent(.up, at: point, button: button, modifiers: keys)))
    }

    /// Presses and releases in the middle of what a label or an identifier names.
    @discardableResult
    func press(
        _ name: String, button: PointerEvent.Button = .primary, _ keys: KeyModifiers = []
    ) -> Bool {
        guard let frame = frame(name) else { return false }
        press(at: CGPoint(x: frame.midX, y: frame.midY), button: button, keys)
        return true
    }

    func drag(from start: CGPoint, to end: CGPoint) {
        send(.pointer(PointerEvent(.moved, at: start)))
        send(.pointer(PointerEvent(.down, at: start)))
        for step in 1...4 {
            let part = CGFloat(step) / 4
            let point = CGPoint(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send(.pointer(PointerEvent(.moved, at: point)))
        }
        send(.pointer(PointerEvent(.up, at: end)))
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(key, .down, modifiers: modifiers)))
        send(.key(KeyEvent(key, .up, modifiers: modifiers)))
    }

    func scroll(by delta: CGSize, at point: CGPoint) {
        send(.wheel(delta: delta, at: point, modifiers: []))
    }

    /// Lets time pass, in frames of a sixtieth of a second.
    func advance(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded(.up)) {
            app.now += 1.0 / 60
            settle()
        }
    }

    /// All elements with a role, in reading order.
    func elements(_ role: AccessibilityProperties.Role) -> [AccessibilityNode] {
        var found: [AccessibilityNode] = []
        func collect(_ node: AccessibilityNode) {
            if node.role == role { found.append(node) }
            node.children.forEach(collect)
        }
        collect(AccessibilityTree.of(tree))
        return found
    }

    func shows(_ label: String) -> Bool { element(label) != nil }
}

/// A box through which a test reaches into a view.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
