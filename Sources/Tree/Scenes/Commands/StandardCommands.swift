import Views
import Widgets

/// A command that shows and hides the sidebar.
public struct SidebarCommands: Commands {
    /// Creates the entry “Show Sidebar” or “Hide Sidebar” of the View menu.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(replacing: .sidebar) { SidebarToggle() }
    }
}

private struct SidebarToggle: View {
    @FocusedValue(\.sidebar) private var sidebar

    var body: some View {
        Button(sidebar?.isShown == false ? "Show Sidebar" : "Hide Sidebar") { sidebar?.toggle() }
            .keyboardShortcut("s", modifiers: [.command, .option])
            .disabled(sidebar == nil)
    }
}

/// Commands for windows with a toolbar; toolbars here are always shown, so there are none.
public struct ToolbarCommands: Commands {
    /// Creates commands without an entry.
    nonisolated public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// Commands for editing text beyond the standard ones; editors here have no more.
public struct TextEditingCommands: Commands {
    /// Creates commands without an entry.
    nonisolated public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// Commands for the look of text; edited text here is plain, so there are none.
public struct TextFormattingCommands: Commands {
    /// Creates commands without an entry.
    nonisolated public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// A command that shows and hides the inspector.
public struct InspectorCommands: Commands {
    /// Creates the entry “Show Inspector” or “Hide Inspector” of the View menu.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorToggle() }
    }
}

private struct InspectorToggle: View {
    @FocusedValue(\.inspector) private var inspector

    var body: some View {
        Button(inspector?.wrappedValue == true ? "Hide Inspector" : "Show Inspector") {
            inspector?.wrappedValue.toggle()
        }
        .keyboardShortcut("i", modifiers: [.command, .control])
        .disabled(inspector == nil)
    }
}

/// Commands for importing from other devices; none are connected here, so there are none.
public struct ImportFromDevicesCommands: Commands {
    /// Creates commands without an entry.
    nonisolated public init() {}
    public var body: some Commands { EmptyCommands() }
}
