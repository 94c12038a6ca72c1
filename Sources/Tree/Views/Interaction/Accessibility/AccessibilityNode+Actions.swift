import Foundation
import Geometry

@MainActor
extension AccessibilityNode {
    /// All that can be done with the element, by name: what the app has added, steps of a value, and
    /// a press.
    package var allActions: [AccessibilityNamedAction] {
        var actions = properties.actions
        if let adjust = properties.adjust {
            actions.append(AccessibilityNamedAction("increment") { adjust(true) })
            actions.append(AccessibilityNamedAction("decrement") { adjust(false) })
        }
        let hasOwn = actions.contains { $0.name == AccessibilityNamedAction.activate }
        if !hasOwn, pressTarget != nil {
            let node = self
            actions.append(
                AccessibilityNamedAction(AccessibilityNamedAction.activate) { node.activate() })
        }
        return actions + rotorActions
    }

    /// Two actions for each rotor: the protocols of assistive technology have no place for its entries.
    private var rotorActions: [AccessibilityNamedAction] {
        let node = self
        return properties.rotors.filter { !$0.entries.isEmpty }.flatMap { rotor in
            [
                AccessibilityNamedAction("next in \(rotor.name)") {
                    rotor.step(forward: true, from: node)
                },
                AccessibilityNamedAction("previous in \(rotor.name)") {
                    rotor.step(forward: false, from: node)
                },
            ]
        }
    }

    /// Does what a press does, or what the app has put in its place.
    package func activate() {
        let own = properties.actions.first { $0.name == AccessibilityNamedAction.activate }
        if let own { return own.perform(in: frame) }
        guard let press = pressTarget?.key else { return }
        _ = press(KeyEvent(.space, .down))
        _ = press(KeyEvent(.space, .up))
    }

    /// What takes the key that presses a control: the responder of the node, or else of one inside that
    /// shows no other element. Lists take keys, and nothing presses them.
    private var pressTarget: Responder? {
        guard isEnabled, ![.list, .scroll].contains(role), let render else { return nil }
        func own(_ node: RenderNode) -> Responder? {
            guard let responder = node.responder, let focusable = responder.focusable,
                focusable.text == nil, !focusable.yieldsToContent, responder.key != nil,
                !responder.isDisabled
            else { return nil }
            return responder
        }
        let others = children.compactMap(\.render)
        func inside(_ node: RenderNode) -> Responder? {
            if let found = own(node) { return found }
            for child in node.children where !others.contains(where: { $0 === child }) {
                if let found = inside(child) { return found }
            }
            return nil
        }
        return inside(render)
    }
}
