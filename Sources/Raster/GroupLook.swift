import Drawing

/// What a group shows: the same as another's where both are the same few commands, as the knobs of
/// all switches are, and otherwise only its own.
struct GroupLook: Hashable {
    private let group: DisplayGroup

    init(_ group: DisplayGroup) { self.group = group }

    /// Of few commands it is quickly known whether they are equal.
    private var hasFewCommands: Bool { group.items.count <= 4 }

    static func == (a: GroupLook, b: GroupLook) -> Bool {
        a.group === b.group
            || a.hasFewCommands && b.hasFewCommands && a.group.items == b.group.items
    }

    func hash(into hasher: inout Hasher) {
        if hasFewCommands {
            hasher.combine(group.items)
        } else {
            hasher.combine(group)
        }
    }
}
