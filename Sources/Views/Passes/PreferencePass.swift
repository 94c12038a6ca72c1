/// Brings the readers of preferences up to date in one window.
@MainActor
package enum PreferencePass {
    /// Readers read in order of depth, the deepest first, because those above may read what they
    /// write.
    package static func run(_ tree: ViewTree) {
        guard tree.preferencesAreStale else { return }
        tree.preferencesAreStale = false
        tree.preferenceReaders.removeAll { $0.node?.isRemoved ?? true }
        for reader in tree.preferenceReaders.reversed() { reader.node?.readPreferences() }
    }
}
