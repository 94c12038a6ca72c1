import Views

/// A view built when it is needed, with dependencies of its own.
nonisolated struct LazyContent<Content: View>: View {
    let build: () -> Content

    @MainActor var body: some View { build() }
}
