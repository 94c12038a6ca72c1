import Foundation

/// The element of a window that assistive technology is at. It is apart from the keyboard focus, and
/// follows what the app and its tests ask for.
@MainActor
package final class AccessibilityFocus {
    private unowned let tree: ViewTree
    private var handle: Handle<RenderNode>?

    init(in tree: ViewTree) { self.tree = tree }

    /// The node of the element; nil where there is none.
    package var current: RenderNode? { handle?.node }

    /// Moves to an element, or away from all.
    package func move(to node: RenderNode?) {
        let old = observers(of: current)
        handle = node?.handle
        let new = observers(of: node)
        for observer in old where !new.contains(where: { $0 === observer }) {
            observer.focusChanged(isInside: false)
        }
        for observer in new where !old.contains(where: { $0 === observer }) {
            observer.focusChanged(isInside: true)
        }
        node?.revealInScrollViews()
    }

    /// Whether the element is in the part of the tree below a node.
    package func isInside(_ node: RenderNode) -> Bool {
        var next = current
        while let candidate = next {
            if candidate === node { return true }
            next = candidate.parent
        }
        return false
    }

    /// Moves to the first element in the part of the tree below a node; returns whether there is one.
    @discardableResult
    package func move(into node: RenderNode) -> Bool {
        var found: RenderNode?
        func visit(_ element: AccessibilityNode) {
            if found == nil, let render = element.render, render.isInside(node) { found = render }
            element.children.forEach(visit)
        }
        AccessibilityTree.of(tree).children.forEach(visit)
        if let found { move(to: found) }
        return found != nil
    }

    private func observers(of node: RenderNode?) -> [any FocusObserver] {
        var found: [any FocusObserver] = []
        var next = node
        while let current = next {
            for detail in current.accessibility?.details ?? [] {
                if case .focusObserver(let observer) = detail { found.append(observer) }
            }
            next = current.parent
        }
        return found
    }
}

extension RenderNode {
    /// Whether it is another node, or a descendant of that.
    package final func isInside(_ other: RenderNode) -> Bool {
        var node: RenderNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}

extension ViewTree {
    package var accessibilityFocus: AccessibilityFocus { feature { AccessibilityFocus(in: self) } }
}

@MainActor
extension AccessibilityNode {
    /// Whether assistive technology is at the element.
    package var hasAccessibilityFocus: Bool {
        guard let render else { return false }
        return render.tree.knownFeature(AccessibilityFocus.self)?.current === render
    }
}
