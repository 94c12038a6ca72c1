import FoundationNames
import Views
import Widgets

/// One menu or group that commands add to the app's menus.
package struct CommandDeclaration: Equatable {
    package enum Location: Equatable {
        /// A menu of its own, after the standard ones.
        case menu(Text)
        /// A menu at the end of a screen's bar.
        case extra(Text)
        case group(CommandGroupPlacement, CommandGroupPosition)
    }

    package let location: Location
    package let entries: [MenuEntry]

    /// Whether it is shown in the bar of a screen alone, not in those of windows.
    var isExtra: Bool {
        if case .extra = location { true } else { false }
    }
}

/// Where a command group goes, relative to a standard one.
package enum CommandGroupPosition: Sendable { case before, replacing, after }

/// The commands that the scenes of an app declare, in order.
enum DeclaredCommandsKey: PreferenceKey {
    static var defaultValue: [CommandDeclaration] { [] }

    static func reduce(
        value: inout [CommandDeclaration], nextValue: () -> [CommandDeclaration]
    ) {
        value += nextValue()
    }
}

/// A menu with a title.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    private let title: Text
    private let content: Content

    /// Creates a menu with a title and entries; menus with the same title are merged.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey)
        self.content = content()
    }

    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        title = Text(nameResource)
        self.content = content()
    }

    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name
        self.content = content()
    }

    /// Creates a menu with a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = Text(verbatim: String(name))
        self.content = content()
    }

    @MainActor public static func _commandDeclaration(of commands: Self) -> AnyView {
        AnyView(DeclaredCommands(location: .menu(commands.title), content: commands.content))
    }
}

/// Commands put beside, or in the location of, a standard group.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    private let placement: CommandGroupPlacement
    private let position: CommandGroupPosition
    private let content: Content

    /// Creates entries that stand before those of a standard group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, position, content) = (group, .before, addition())
    }

    /// Creates entries that stand after those of a standard group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, position, content) = (group, .after, addition())
    }

    /// Creates entries that stand in place of those of a standard group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, position, content) = (group, .replacing, addition())
    }

    @MainActor public static func _commandDeclaration(of commands: Self) -> AnyView {
        AnyView(
            DeclaredCommands(
                location: .group(commands.placement, commands.position), content: commands.content))
    }
}

/// The content of commands in the tree of declarations, where it lives once for the app and reports
/// menu entries.
nonisolated private struct DeclaredCommands<Content: View>: View {
    let location: CommandDeclaration.Location
    let content: Content

    init(location: CommandDeclaration.Location, content: Content) {
        self.location = location
        self.content = content
    }

    @MainActor var body: some View {
        let location = location
        MenuEntriesReader(content) { entries in
            EmptyView().preference(
                key: DeclaredCommandsKey.self,
                value: [CommandDeclaration(location: location, entries: entries)])
        }
    }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Hashable, Sendable {
    let name: String

    /// About the app, in the menu with the app's name.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// Settings, in the menu with the app's name; without an entry unless the app declares them.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services of the system, in the menu with the app's name; without an entry here.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing apps, in the menu with the app's name; without an entry here.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting the app, in the menu with the app's name.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New windows and documents, and opening files, in the File menu.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Closing the window and saving its document, in the File menu.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting, in the File menu; without an entry unless the app adds some.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing, in the File menu; without an entry unless the app adds some.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo, in the Edit menu.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy, paste, delete and select all, in the Edit menu.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// More ways to edit text, in the Edit menu; without an entry unless the app adds some.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The look of text, in the Format menu, which is shown only if the app adds entries.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Toolbars, in the View menu; without an entry unless the app adds some.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Sidebars, in the View menu; without an entry unless the app adds some.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Minimising and zooming the window, in the Window menu.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows that are open, in the Window menu.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Scenes of one window that are not open, in the Window menu.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Bringing all windows to front, in the Window menu.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The Help menu, which is shown only if the app adds entries.
    public static let help = CommandGroupPlacement(name: "help")
}
