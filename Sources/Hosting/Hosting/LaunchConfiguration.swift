import Foundation
import Logging
import Scenes
import Views

/// What one launch runs with.
package struct LaunchConfiguration {
    package var options: LaunchOptions
    package var defaults: UserDefaults
    package var environment: EnvironmentValues
    package var logger: Logger
    /// Whether user defaults are written to disk; never under tests in one process.
    package var keepsDefaults = false
    /// Whether crashes of the process are counted against the session; never under tests.
    package var guardsAgainstCrashes = false
    /// The watch over turns that do not end; `nil` if nobody could read what it says.
    package var hangWatch: HangWatch?
    package var endsWithLastWindow = false
    /// Called whenever code of the app is about to run; `nil` except under tests.
    package var willRunApp: (() -> Void)?
    /// Whether the requested size is the screen's, on which windows have sizes of their own.
    package var sizeIsTheScreens = false
    /// Whether a preview is shown in place of the app, in a size of its own.
    package var showsPreview = false
    /// Whether the front shows one window at a time on a screen of its own.
    package var screenIsBare = false
    /// Whether the front shows a window with the start-up picture, to be closed after the first
    /// frame.
    package var showsStartup = false

    /// What the app's property list says of its scenes; `nil` if it says nothing.
    package var sceneManifest = AppInformation.own.scenes
    /// Shows extras of the menu bar as icons; nil where nothing does.
    package var statusIcons: (any StatusIconHost)?
    /// Shows the app's notifications; `nil` where nothing does.
    package var notifications: (any NotificationPresenter)?
    /// Makes the app known to screen readers; `nil` if the app is to stay unknown to them.
    package var assistiveTechnology: (any AssistiveTechnology)?
    /// Says what the user has set for all programs; `nil` if nothing does.
    package var userSettings: (any UserSettingsSource)?
    /// Reports to what started the app as a service; nil for an app that is none.
    package var service: ServiceNotifier?

    package init(
        options: LaunchOptions, defaults: UserDefaults = .standard,
        environment: EnvironmentValues = EnvironmentValues(), logger: Logger
    ) {
        self.options = options
        self.defaults = defaults
        self.environment = environment
        self.logger = logger
    }
}
