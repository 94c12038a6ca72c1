import Foundation
import Views

/// Keyboard input: keys, text and the focus.
extension ScenarioDriver {
    /// Commits text to the focused field, as an input method would.
    package func type(_ text: String) throws(StepFailure) {
        let window = try window(nil)
        guard target.tree(of: window.windowID)?.focus.current?.focusable.text != nil else {
            let focused = window.root.all(Selector().focused).first
            throw StepFailure(
                focused.map { "\($0.line) has the focus and takes no text" }
                    ?? "nothing has the focus that a text could go to",
                near: window.excerpt(around: nil))
        }
        send(.text(text), in: window.windowID)
        takeFrame()
    }

    /// One stroke: the key goes down, types what it types, and comes up.
    package func key(_ stroke: KeyStroke) throws(StepFailure) {
        let window = try window(nil)
        press(stroke, in: window.windowID)
        takeFrame()
    }

    package func focus(_ selector: Selector) throws(StepFailure) {
        if screen.matches(selector).isEmpty { try reveal(selector) }
        let match = try reach(selector)
        guard match.element.isEnabled else {
            throw StepFailure("\(match.element.line) is disabled", cause: .disabled)
        }
        guard let tree = target.tree(of: match.window.windowID),
            let render = match.element.render, let holder = holder(in: render, tree)
        else { throw StepFailure("\(match.element.line) takes no focus") }
        if let node = holder.node {
            tree.focus.set(holder.focusable, node: node, byKeyboard: true)
            node.revealInScrollViews()
        }
        takeFrame()
    }

    /// Empties a field as a user would: everything selected, then deleted. The focus stays there.
    package func clear(_ selector: Selector) throws(StepFailure) {
        let match = try reach(selector)
        let window = match.window.windowID
        try focus(selector)
        if let selectAll = KeyStroke("ctrl+a"), let delete = KeyStroke("Backspace") {
            press(selectAll, in: window)
            press(delete, in: window)
        }
        takeFrame()
        let left = try self.window(match.window.number).root.all(Selector().focused).first
        guard let value = left?.value, !value.isEmpty else { return }
        throw StepFailure("\(match.element.line) still holds “\(value)”")
    }

    private func press(_ stroke: KeyStroke, in window: WindowID) {
        send(.key(stroke.event(.down)), in: window)
        if let text = stroke.text { send(.text(text), in: window) }
        send(.key(stroke.event(.up)), in: window)
        if !stroke.modifiers.isEmpty { send(.modifiers([]), in: window) }
    }

    /// What takes the focus for an element: something in it, or the nearest around it that
    /// describes nothing else.
    private func holder(in render: RenderNode, _ tree: ViewTree) -> FocusChain.Holder? {
        let stops = tree.focus.stops()
        let inside = stops.first { stop in
            var node = stop.node
            while let current = node, current !== render { node = current.parent }
            return node != nil
        }
        if let inside { return inside }
        var node = render.parent
        while let current = node, current.accessibility == nil {
            if let around = stops.first(where: { $0.node === current }) { return around }
            node = current.parent
        }
        return nil
    }
}
