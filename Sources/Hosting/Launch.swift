import Foundation
import Logging
import Scenes
import Sessions
import Typography
import Views
import Widgets

/// Assembles a running app: its saved session, its scenes, its clock and its display.
@MainActor
package enum Launch {
    /// What one launch runs with.
    package struct Surroundings {
        package var options: LaunchOptions
        package var defaults: UserDefaults
        package var environment: EnvironmentValues
        package var logger: Logger
        /// Whether user defaults are written to disk; never under tests in one process.
        package var keepsDefaults = false
        /// Whether crashes of the process are counted against the session; never under tests.
        package var guardsAgainstCrashes = false
        package var endsWithLastWindow = false

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

    package static func host<A: App>(
        _ makeApp: @MainActor () -> A, on display: Display, _ surroundings: Surroundings
    ) throws(SessionError) -> AppHost {
        let front = display.front
        let options = surroundings.options
        let logger = surroundings.logger
        let clock = FrameClock(options.clock)
        let session = try LaunchSession(surroundings)
        let graph = AppGraph(
            shaper: TextShaper { logger.warning("\($0)") }, logger: logger)
        graph.now = clock.now
        graph.defaults.store = surroundings.defaults
        graph.defaults.isKept = surroundings.keepsDefaults
        let images = ImageStore { logger.warning("\($0)") }
        var appOptions = AppOptions()
        appOptions.name = options.appID
        appOptions.profile = options.phases == .device ? .device : .desktop
        // On a device without a window system the requested size is the screen's.
        if !options.sizeIsTheScreens { appOptions.windowSize = options.size }
        appOptions.screens = front.screens
        appOptions.scale = options.scale ?? 1
        appOptions.environment = environment(
            surroundings, front, session.startReason)
        let instance = clock.runningApp {
            graph.withItsDefaults {
                AppInstance(
                    makeApp(), graph: graph, images: images, session: session.saved,
                    options: appOptions)
            }
        }
        let host = AppHost(
            instance, on: display, clock: clock, store: session.store,
            endsWithLastWindow: surroundings.endsWithLastWindow)
        for dropped in host.launch(opening: options.urls) {
            logger.warning("Not restored: \(dropped)")
        }
        session.openLater(for: host)
        return host
    }

    private static func environment(
        _ surroundings: Surroundings, _ front: any Front, _ startReason: StartReason
    ) -> EnvironmentValues {
        var values = surroundings.environment
        values.startReason = startReason
        values.defaultAppStorage = surroundings.defaults
        values.pasteboard = FrontPasteboard(front)
        values.urlOpener = opener(surroundings)
        values.density = surroundings.options.phases == .device ? .device : .desktop
        return values
    }

    private static func opener(_ surroundings: Surroundings) -> any URLOpener {
        surroundings.options.links == .outside
            ? DesktopURLOpener(surroundings.logger) : AbsentURLOpener(surroundings.logger)
    }
}

/// The front's clipboard, for text fields.
private final class FrontPasteboard: Pasteboard {
    private let front: any Front
    init(_ front: any Front) { self.front = front }

    var string: String {
        get { front.clipboard }
        set { front.clipboard = newValue }
    }
}
