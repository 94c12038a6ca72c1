import Views
import Widgets

/// An extra of the menu bar as an icon of a desktop's.
package struct StatusIcon {
    /// What a press of the icon does.
    package enum Action {
        /// It opens a menu.
        case menu
        /// It opens the extra's window, or closes it.
        case window(@MainActor () -> Void)
    }

    /// The id of its scene.
    package let id: String
    package let title: String
    package let label: AnyView
    package let action: Action
    /// The entries of its menu, which an icon with a window has too.
    package let entries: [MenuEntry]

    package init(
        id: String, title: String, label: AnyView, action: Action, entries: [MenuEntry]
    ) {
        self.id = id
        self.title = title
        self.label = label
        self.action = action
        self.entries = entries
    }
}

/// Shows icons where a desktop has a place for them.
@MainActor
package protocol StatusIconHost: AnyObject {
    /// Whether the desktop shows icons; nil while that is not known. Asking for it begins to find
    /// out.
    var isPresent: Bool? { get }
    /// Called when it has changed.
    var presenceChanged: @MainActor () -> Void { get set }
    /// Shows these icons and no others.
    func show(_ icons: [StatusIcon])
}
