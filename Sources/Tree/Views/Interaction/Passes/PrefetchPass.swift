/// Makes the rows next to the visible range of lazy containers, after the frame is presented, so
/// that the next step of scrolling or of the focus finds them.
@MainActor
package enum PrefetchPass {
    /// How many layouts may follow each other: rows may turn out shorter than they were estimated,
    /// so that more of them are needed.
    private static let roundLimit = 4

    /// Returns false where no row was missing.
    package static func run(_ tree: ViewTree) -> Bool {
        guard !tree.rowPrefetch.isEmpty, !tree.layoutIsDirty else { return false }
        for _ in 0..<roundLimit where !tree.rowPrefetch.isEmpty {
            for container in tree.rowPrefetch.takeAll() where container.isInTree {
                container.prefetchRows()
            }
            LayoutPass.run(tree)
        }
        // Views elsewhere may read the preferences of the new rows: the next turn updates them.
        if tree.preferences.needsReading { tree.needsLayout() }
        return true
    }
}
