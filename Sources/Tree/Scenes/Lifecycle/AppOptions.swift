import Foundation
import Views

/// What an app gets from its host before it starts.
package struct AppOptions {
    /// The title of windows without one.
    package var name = ""
    package var profile = PhaseProfile.desktop
    /// Each screen as far as windows may use it, in points; the main one first.
    package var screens = [WindowManager.defaultScreen]
    /// The size of every new window, over that of its scene; nil for none.
    package var windowSize: CGSize?
    /// Whether plain windows fill the screen: on a device without a window system.
    package var plainWindowsFillScreen = false
    /// Device pixels to a point, in new windows.
    package var scale = 1.0
    /// The environment of the whole app, which `AppInstance.environment` can change later.
    package var environment = EnvironmentValues()

    /// Where drafts of documents are kept; nil where nothing is.
    package var draftsFolder: URL?

    /// Shows extras of the menu bar as icons; nil where nothing does.
    package var statusIcons: (any StatusIconHost)?

    package init() {}
}
