/// Brings the readers of preferences up to date in one window.
@MainActor
package enum PreferencePass {
    /// Readers read in order of depth, the deepest first, because those above may read what they
    /// write.
    package static func run(_ tree: ViewTree) {
        for reader in tree.preferences.takeReaders() { reader.readPreferences() }
    }
}
