import Foundation
import Views

/// What an app is told of its surroundings before it starts.
package struct AppOptions {
    /// Names windows that no one else gives a title.
    package var name = ""
    package var profile = PhaseProfile.desktop
    /// Each screen as far as windows may use it, in points; the main one first.
    package var screens = [WindowManager.defaultScreen]
    /// The size of every new window, whatever its scene says; nil where none was asked for.
    package var windowSize: CGSize?
    /// Device pixels to a point, in new windows.
    package var scale = 1.0
    /// What surrounds the whole app; may be changed later through `AppInstance.environment`.
    package var environment = EnvironmentValues()

    package init() {}
}
