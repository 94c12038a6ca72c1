import Views

/// A window's bar without any size, for what has to be presented by something.
nonisolated package struct EmptyBar: View {
    package init() {}

    @MainActor package var body: some View {
        Color.clear.frame(width: 0, height: 0).undescribed()
            .modifier(TraitModifier<WindowBarTrait>(value: true))
    }
}
