import Views

/// The entry that a control in a declared menu reports.
enum MenuEntryTrait: TraitKey { static var defaultValue: MenuEntry? { nil } }

extension MenuEntry {
    /// The views of a declared menu as entries: controls by the entries they report, dividers,
    /// sections apart from each other, and other views by their text.
    @MainActor
    package static func entries(of views: [Subview]) -> [MenuEntry] {
        var list: [MenuEntry] = []
        var section: AnyObject?
        for view in views {
            let part = view.traits[RowPartTrait.self]?.section
            if part !== section { list.append(.divider) }
            section = part
            if let entry = view.traits[MenuEntryTrait.self] {
                list.append(entry)
            } else if view.shows(DividerLine.self) {
                list.append(.divider)
            } else if let words = view.describedLabel, !words.isEmpty {
                list.append(MenuEntry(.text, title: words))
            }
        }
        return list.tidied
    }
}

/// Reads the views of a declared menu as entries, and shows what `build` makes of them. None of it
/// is laid out.
nonisolated package struct MenuEntriesReader<Content: View, Shown: View>: View {
    private let content: Content
    private let build: @MainActor ([MenuEntry]) -> Shown

    package init(
        _ content: Content, @ViewBuilder build: @escaping @MainActor ([MenuEntry]) -> Shown
    ) {
        self.content = content
        self.build = build
    }

    @MainActor package var body: some View {
        let build = build
        SubviewsReader(content.environment(\.actionContainer, ActionContainer(.declared) {})) {
            build(MenuEntry.entries(of: $0))
        }
    }
}
