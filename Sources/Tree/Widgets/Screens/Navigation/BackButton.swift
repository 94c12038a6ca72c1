import Views

/// The button that pops a page.
struct BackButton: View {
    let action: () -> Void

    var body: some View {
        BarGlyphButton(name: "Back", action: action) {
            MenuChevron().rotationEffect(.degrees(180))
        }
    }
}
