import Foundation

extension AccessibilityRotorList {
    /// Goes to an entry: makes its target, and moves assistive technology there. Returns whether the
    /// target is in the window.
    @MainActor @discardableResult
    package func go(to index: Int, in tree: ViewTree) -> Bool {
        guard entries.indices.contains(index) else { return false }
        entries[index].prepare()
        return find(index, in: tree)
    }

    /// Moves assistive technology to the target of an entry, if it is in the window.
    @MainActor
    private func find(_ index: Int, in tree: ViewTree) -> Bool {
        guard let target = entries[index].target else { return true }
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

    /// Goes to the entry after, or before, the one that assistive technology is at, and from elsewhere
    /// to the first or the last one. Returns whether there is such an entry.
    @MainActor @discardableResult
    func step(forward: Bool, from node: AccessibilityNode) -> Bool {
        guard let tree = node.render?.tree else { return false }
        if entries.allSatisfy({ $0.target == nil }) {
            return selectRange(forward: forward, of: node)
        }
        let here = position(in: tree, near: node)
        let index = here.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : entries.count - 1)
        guard entries.indices.contains(index) else { return false }
        guard !go(to: index, in: tree) else { return true }
        // A row that the app has scrolled to is made by the next layout.
        tree.app.actions.add(.task) { [self, weak tree] in
            if let tree { _ = find(index, in: tree) }
        }
        return true
    }

    /// The entry that assistive technology is at, or else the one that is the element itself.
    @MainActor
    private func position(in tree: ViewTree, near node: AccessibilityNode) -> Int? {
        func entry(of element: AccessibilityNode) -> Int? {
            entries.firstIndex { $0.target.map(element.answers) == true }
        }
        func visit(_ element: AccessibilityNode) -> Int? {
            if element.hasAccessibilityFocus { return entry(of: element) }
            for child in element.children { if let found = visit(child) { return found } }
            return nil
        }
        return visit(AccessibilityTree.of(tree)) ?? entry(of: node)
    }

    /// Selects the range after, or before, what is selected in the text that people edit.
    @MainActor
    private func selectRange(forward: Bool, of node: AccessibilityNode) -> Bool {
        guard let edited = node.properties.editedText, !edited.isSecure,
            let text = node.properties.value
        else { return false }
        func offset(_ index: String.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex))
        }
        let ranges = entries.compactMap { entry in
            entry.range.map {
                (prepare: entry.prepare, start: offset($0.lowerBound), end: offset($0.upperBound))
            }
        }
        let selection = min(edited.anchor, edited.head)...max(edited.anchor, edited.head)
        let found =
            forward
            ? ranges.first { $0.start >= selection.upperBound }
            : ranges.last { $0.end <= selection.lowerBound }
        guard let found else { return false }
        found.prepare()
        edited.select(anchor: found.start, head: found.end)
        return true
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
