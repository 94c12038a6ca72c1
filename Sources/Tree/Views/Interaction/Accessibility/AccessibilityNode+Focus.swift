import Foundation
import Typography

@MainActor
extension AccessibilityNode {
    /// What takes the keyboard for the element: its own node, or one inside of which no other
    /// element is; nil if nothing does.
    private var focusTarget: RenderNode? {
        guard isEnabled, let render, properties.respondsToUserInteraction != false else {
            return nil
        }
        func takesFocus(_ node: RenderNode) -> Bool {
            guard let responder = node.responder, let focusable = responder.focusable else {
                return false
            }
            return focusable.isEnabled && !responder.isDisabled
        }
        if takesFocus(render) { return render }
        guard children.isEmpty else { return nil }
        func first(in node: RenderNode) -> RenderNode? {
            if takesFocus(node) { return node }
            for child in node.children {
                if let found = first(in: child) { return found }
            }
            return nil
        }
        return first(in: render)
    }

    package var isFocusable: Bool { focusTarget != nil }

    /// Gives the element the keyboard if it takes it, and brings assistive technology to it.
    package func takeFocus() {
        guard let render else { return }
        if let focusTarget { render.tree.focus.moveInto(focusTarget) }
        render.tree.accessibilityFocus.move(to: render)
    }

    /// How the parts of the text look that the element shows or that is edited in it; empty if it
    /// draws none, or another than its label.
    package var textStyles: [AccessibilityTextStyle] {
        for case .textStyle(let style) in properties.details { return [style()] }
        return drawnText?.node.textStyles ?? []
    }

    /// The text that the element shows, and the node that draws it; nil if it draws none, or another
    /// than its label.
    package var drawnText: (text: ShapedText, node: RenderNode)? {
        func first(in node: RenderNode) -> (ShapedText, RenderNode)? {
            if let text = node.shapedText, text.string == label { return (text, node) }
            for child in node.children {
                if let found = first(in: child) { return found }
            }
            return nil
        }
        return render.flatMap(first)
    }
}
