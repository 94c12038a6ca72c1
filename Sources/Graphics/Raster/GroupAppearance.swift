import Drawing

/// A key for what a group draws.
///
/// Two groups of the same few commands, such as the knobs of two switches, have equal keys. Groups
/// of many commands are compared by identity, which is faster.
struct GroupAppearance: Hashable {
    private let group: DisplayGroup

    init(_ group: DisplayGroup) { self.group = group }

    private var hasFewCommands: Bool { group.commands.count <= 4 }

    static func == (a: GroupAppearance, b: GroupAppearance) -> Bool {
        a.group === b.group
            || a.hasFewCommands && b.hasFewCommands && a.group.commands == b.group.commands
    }

    func hash(into hasher: inout Hasher) {
        if hasFewCommands {
            hasher.combine(group.commands)
        } else {
            hasher.combine(group)
        }
    }
}
