import Foundation
import Views

/// A request to a desktop for its own file panel.
package struct FilePanelRequest {
    package let purpose: FilePurpose
    package let title: String
    /// The title of the button that ends the panel.
    package let confirmationLabel: String
    /// The folder that the panel opens in.
    package let folder: URL
    /// The window that the panel belongs to; nil where that is not known.
    package let window: WindowID?

    package init(
        _ purpose: FilePurpose, title: String, confirmationLabel: String, in folder: URL,
        for window: WindowID?
    ) {
        self.purpose = purpose
        self.title = title
        self.confirmationLabel = confirmationLabel
        self.folder = folder
        self.window = window
    }
}

/// How a desktop's file panel ended.
package enum FilePanelOutcome {
    case chosen(FileChoice)
    case cancelled
    /// The desktop has no panel, or its panel was closed before the user had chosen.
    case unavailable
}

/// Shows file panels of the desktop's instead of Casement's.
@MainActor
package protocol DesktopFilePanels: AnyObject {
    /// Shows a panel, and calls the closure once, later, when the panel has ended by itself. Returns
    /// nil where the desktop surely cannot show one for this request.
    func show(
        _ request: FilePanelRequest, ended: @escaping @MainActor (FilePanelOutcome) -> Void
    ) -> (any DesktopFilePanel)?
}

/// A panel that the desktop shows.
@MainActor
package protocol DesktopFilePanel: AnyObject {
    /// Closes the panel; its closure is not called any more.
    func close()
}

private enum DesktopFilePanelsKey: EnvironmentKey {
    static var defaultValue: (any DesktopFilePanels)? { nil }
}

private enum WindowIDKey: EnvironmentKey {
    static var defaultValue: WindowID? { nil }
}

extension EnvironmentValues {
    /// The desktop's own file panels; nil leaves file dialogs to Casement's panel.
    package var desktopFilePanels: (any DesktopFilePanels)? {
        get { self[DesktopFilePanelsKey.self] }
        set { self[DesktopFilePanelsKey.self] = newValue }
    }

    /// The window that shows the view.
    package var windowID: WindowID? {
        get { self[WindowIDKey.self] }
        set { self[WindowIDKey.self] = newValue }
    }
}
