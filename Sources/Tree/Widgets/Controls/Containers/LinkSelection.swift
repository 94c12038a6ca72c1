import Views

/// A link of a list, by its value or by its place in the tree.
struct LinkIdentity: Hashable {
    private let value: AnyHashable
    /// What a press on it does.
    let action: RowAction

    init(value: AnyHashable, _ action: RowAction) {
        self.value = value
        self.action = action
    }

    static func == (a: LinkIdentity, b: LinkIdentity) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Which of its links a list shows as selected. On a desktop the columns of a split view that lead to
/// another one have it, if the app keeps no selection.
struct LinkSelection: Equatable {
    var chosen: LinkIdentity?
}

extension LinkSelection {
    /// Has the rows select links, and follow the one that the keyboard selects.
    @MainActor static func connect(
        _ rows: RowSelection, to chosen: LinkIdentity?, write: @escaping (LinkIdentity?) -> Void
    ) {
        rows.mode = .single(mayBeEmpty: false)
        rows.value = { tag, _ in tag?.value(as: LinkIdentity.self).map { AnyHashable($0) } }
        rows.selected = Set(chosen.map { [AnyHashable($0)] } ?? [])
        rows.select = { new in
            guard let link = new.first?.base as? LinkIdentity else { return }
            write(link)
            link.action.perform()
        }
    }
}

private enum LinkSelectionKey: EnvironmentKey {
    static var defaultValue: LinkSelection? { nil }
}

extension EnvironmentValues {
    /// The selection of the links in the list around; `nil` if the app keeps it, or nobody does.
    var linkSelection: LinkSelection? {
        get { self[LinkSelectionKey.self] }
        set { self[LinkSelectionKey.self] = newValue }
    }
}
