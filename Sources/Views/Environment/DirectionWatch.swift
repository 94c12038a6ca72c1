/// Notices when the direction of a part of a window changes.
///
/// Render nodes keep the direction as a bit, because each place on the screen is computed by it. The
/// environments of a window report a change here, and the next layout gives all nodes their new bit.
package final class DirectionWatch {
    private let tree: Handle<ViewTree>

    init(_ tree: Handle<ViewTree>) { self.tree = tree }

    func changed() {
        guard let tree = tree.target else { return }
        tree.directionsHaveChanged = true
        tree.needsLayout()
    }
}

private enum DirectionWatchKey: EnvironmentKey {
    static var defaultValue: DirectionWatch? { nil }
}

extension EnvironmentValues {
    var directionWatch: DirectionWatch? {
        get { lookUp(DirectionWatchKey.self) }
        set { self[DirectionWatchKey.self] = newValue }
    }
}

extension ViewTree {
    /// Gives every render node the direction of its view's environment, after one has changed.
    @MainActor
    func followDirections() {
        guard directionsHaveChanged else { return }
        directionsHaveChanged = false
        guard let root else { return }
        follow(root)
    }

    @MainActor
    private func follow(_ node: _ViewNode) {
        let isRightToLeft = node.scope.isRightToLeft
        node.renderChain.forEach { $0.follow(isRightToLeft: isRightToLeft) }
        node.forEachChild(follow)
    }
}
