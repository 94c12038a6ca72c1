import Views

/// A control in a declared menu, which reports an entry.
nonisolated struct DeclaredItem<Label: View>: View {
    let isDestructive: Bool
    let isSelected: Bool?
    let action: () -> Void
    let label: Label
    @Environment(\.self) private var environment
    @Retained private var item = MenuItem()

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
        title = (label as? any TextRepresentable)?.representingText?.string(in: values) ?? ""
        self.label = label is Text ? nil : AnyView(label)
        isEnabled = values.isEnabled
    }
}
