extension ViewTree {
    /// A part of the window has another direction now.
    func directionChanged() {
        directionsHaveChanged = true
        needsLayout()
    }

    /// Gives every render node the direction of its view's environment, after one has changed.
    func followDirections() {
        guard directionsHaveChanged else { return }
        directionsHaveChanged = false
        guard let root else { return }
        follow(root)
    }

    private func follow(_ node: _ViewNode) {
        let isRightToLeft = node.scope.isRightToLeft
        node.renderChain.forEach { $0.follow(isRightToLeft: isRightToLeft) }
        node.forEachChild(follow)
    }
}
