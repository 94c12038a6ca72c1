import Views
import Widgets

/// A menu that every app has, as groups that commands can extend or replace.
struct StandardMenu {
    struct Group {
        let placement: CommandGroupPlacement
        let entries: [MenuEntry]
    }

    let title: String
    let groups: [Group]
    /// Whether the app's own menus come before it.
    var comesLast = false

    /// The menu with its places for an app's commands, and with none of its own.
    var withoutEntries: StandardMenu {
        StandardMenu(
            title: title, groups: groups.map { Group(placement: $0.placement, entries: []) },
            comesLast: comesLast)
    }
}

/// Merges standard menus and declared commands. A pure function, so that it is easy to test.
enum MenuAssembly {
    /// The menus in order, without empty ones.
    static func menus(
        _ standard: [StandardMenu], _ commands: [CommandDeclaration],
        in environment: EnvironmentValues
    ) -> [BarMenu] {
        let own = ownMenus(commands, in: environment)
        let first = standard.filter { !$0.comesLast }.map { menu($0, commands) }
        let last = standard.filter(\.comesLast).map { menu($0, commands) }
        let extras = commands.compactMap { command -> BarMenu? in
            guard case .extra(let text) = command.location else { return nil }
            return BarMenu(text.string(in: environment), command.entries.tidied)
        }
        return (first + own + last + extras).filter { !$0.entries.isEmpty }
    }

    /// Menus with the same title are merged.
    private static func ownMenus(
        _ commands: [CommandDeclaration], in environment: EnvironmentValues
    ) -> [BarMenu] {
        var menus: [BarMenu] = []
        for command in commands {
            guard case .menu(let text) = command.location else { continue }
            let title = text.string(in: environment)
            if let index = menus.firstIndex(where: { $0.title == title }) {
                menus[index].entries += [.divider] + command.entries
            } else {
                menus.append(BarMenu(title, command.entries))
            }
        }
        return menus.map { BarMenu($0.title, $0.entries.tidied) }
    }

    private static func menu(
        _ standard: StandardMenu, _ commands: [CommandDeclaration]
    ) -> BarMenu {
        var entries: [MenuEntry] = []
        for group in standard.groups {
            func added(_ position: CommandGroupPosition) -> [CommandDeclaration] {
                commands.filter { $0.isAt(group.placement, position) }
            }
            let replacements = added(.replacing)
            let middle =
                replacements.isEmpty ? group.entries : replacements.flatMap(\.entries)
            entries.append(.divider)
            entries += added(.before).flatMap(\.entries) + middle
            entries += added(.after).flatMap(\.entries)
        }
        return BarMenu(standard.title, entries.tidied)
    }
}

extension CommandDeclaration {
    fileprivate func isAt(
        _ placement: CommandGroupPlacement, _ position: CommandGroupPosition
    ) -> Bool {
        guard case .group(placement, position) = location else { return false }
        return true
    }
}
