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

extension AccessibilityRotorList {
    /// Goes to an entry: makes its target, and moves assistive technology there. Returns whether the
    /// target is in the window.
    @MainActor @discardableResult
    package func go(to index: Int, in tree: ViewTree) -> Bool {
        guard entries.indices.contains(index) else { return false }
        let entry = entries[index]
        entry.prepare()
        guard let target = entry.target else { return true }
        var found: RenderNode?
        func visit(_ element: AccessibilityNode) {
            let isTarget = element.answers(to: target)
            if isTarget, found == nil { found = element.render }
            element.children.forEach(visit)
        }
        AccessibilityTree.of(tree).children.forEach(visit)
        if let found { tree.accessibilityFocus.move(to: found) }
        return found != nil
    }
}

extension AccessibilityNode {
    /// Whether the element is what an entry of a rotor leads to: the one that names the link, or one
    /// with the id in a loop where the link names no namespace.
    @MainActor fileprivate func answers(to link: AccessibilityLink) -> Bool {
        for detail in properties.details {
            guard case .rotorEntry(let own) = detail else { continue }
            if own == link || link.namespace == nil && own.id == link.id { return true }
        }
        guard link.namespace == nil else { return false }
        var node = render
        while let current = node {
            if let id = current.ownIdentity { return id == link.id }
            guard current.parent?.children.count == 1 else { return false }
            node = current.parent
        }
        return false
    }
}
