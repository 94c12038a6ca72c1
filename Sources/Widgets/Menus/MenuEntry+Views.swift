import Views

/// The entry that a control in a declared menu hands up.
enum MenuEntryTrait: TraitKey { static var defaultValue: MenuEntry? { nil } }

extension MenuEntry {
    /// The views of a declared menu as entries: controls by what they hand up, dividers, sections
    /// apart from each other, and other views by their words.
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

/// Reads the views of a declared menu as entries, and shows what `build` makes of them. Nothing of
/// it is ever laid out.
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

/// A control in a declared menu: it hands up an entry.
nonisolated struct DeclaredItem<Label: View>: View {
    let isDestructive: Bool
    let isSelected: Bool?
    let action: () -> Void
    let label: Label
    @Environment(\.self) private var environment
    @Kept private var item = MenuItem()

    init(
        isDestructive: Bool, isSelected: Bool?, action: @escaping () -> Void, label: Label
    ) {
        self.isDestructive = isDestructive
        self.isSelected = isSelected
        self.action = action
        self.label = label
    }

    @MainActor var body: some View {
        item.perform = action
        var entry = MenuEntry(.item, item: item)
        entry.take(label, in: environment)
        entry.isSelected = isSelected
        entry.isDestructive = isDestructive
        entry.shortcut = environment.keyboardShortcut
        return DeclaredEntry(entry: entry)
    }
}

/// A menu in a declared menu.
nonisolated struct DeclaredSubmenu<Label: View, Content: View>: View {
    let content: Content
    let label: Label
    @Environment(\.self) private var environment

    init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    @MainActor var body: some View {
        let (label, environment) = (label, environment)
        MenuEntriesReader(content) { entries in
            var entry = MenuEntry(.submenu(entries))
            let _ = entry.take(label, in: environment)
            DeclaredEntry(entry: entry)
        }
    }
}

private struct DeclaredEntry: View {
    let entry: MenuEntry

    var body: some View {
        Color.clear.modifier(TraitModifier<MenuEntryTrait>(value: entry))
    }
}

extension MenuEntry {
    fileprivate mutating func take<Label: View>(_ label: Label, in values: EnvironmentValues) {
        title = (label as? any PlainlyTitled)?.plainTitle?.string(in: values) ?? ""
        self.label = label is Text ? nil : AnyView(label)
        isEnabled = values.isEnabled
    }
}
