import Geometry

/// Sizes and places what needs layout in one window.
package enum LayoutPass {
    /// How many layouts may follow each other in one frame, because a layout may itself ask for
    /// another one: rows that it makes turn out to be of other lengths than estimated.
    private static let roundLimit = 16

    @MainActor
    package static func run(_ tree: ViewTree) {
        guard tree.layoutIsDirty else { return }
        var rounds = 0
        repeat {
            tree.followDirections()
            tree.layoutIsDirty = false
            tree.rootRender.place(at: .zero, proposal: ProposedViewSize(tree.size))
            tree.runAfterLayoutActions()
            rounds += 1
        } while tree.layoutIsDirty && rounds < roundLimit
        tree.notifyLayoutObservers()
        tree.focus.dropIfGone()
    }
}
