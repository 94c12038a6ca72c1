import Foundation
import Logging
import Scenes
import Sessions
import Styles
import Typography
import Views
import Widgets

/// Assembles a running app: its saved session, its scenes, its clock and its display.
@MainActor
package enum Launch {
    package static func host<A: App>(
        _ makeApp: @MainActor () -> A, on display: Display, _ configuration: LaunchConfiguration
    ) throws(SessionError) -> AppHost {
        let front = display.front
        let options = configuration.options
        let logger = configuration.logger
        let clock = FrameClock(options.clock, startDate: options.startDate)
        let session = try LaunchSession(configuration)
        let graph = AppGraph(
            shaper: TextShaper { logger.warning("\($0)") }, logger: logger)
        graph.now = clock.now
        graph.defaults.store = configuration.defaults
        graph.defaults.isKept = configuration.keepsDefaults
        let images = ImageStore { logger.warning("\($0)") }
        var appOptions = AppOptions()
        appOptions.name = options.appID
        appOptions.profile = options.phases == .device ? .device : .desktop
        if !configuration.sizeIsTheScreens { appOptions.windowSize = options.size }
        appOptions.screens = front.screens
        if session.store != nil {
            appOptions.draftsFolder = options.sessionDirectory?.appendingPathComponent("drafts")
        }
        appOptions.scale = options.scale ?? 1
        appOptions.environment = environment(
            configuration, front, session.startReason)
        appOptions.environment.wallClock = { clock.date }
        let instance = clock.runningApp {
            graph.withItsDefaults {
                AppInstance(
                    makeApp(), graph: graph, images: images, session: session.saved,
                    options: appOptions)
            }
        }
        let host = AppHost(
            instance, on: display, clock: clock, store: session.store,
            endsWithLastWindow: configuration.endsWithLastWindow)
        for dropped in host.launch(opening: options.urls) {
            logger.warning("Not restored: \(dropped)")
        }
        session.openLater(for: host)
        return host
    }

    private static func environment(
        _ configuration: LaunchConfiguration, _ front: any Front, _ startReason: StartReason
    ) -> EnvironmentValues {
        var values = configuration.environment
        values.startReason = startReason
        if values.colorAssets == nil {
            values.colorAssets = ColorAssets(logger: configuration.logger)
        }
        values.defaultAppStorage = configuration.defaults
        values.pasteboard = FrontPasteboard(front)
        values.urlOpener = opener(configuration)
        values.imageLoader = URLSessionImageLoader(cacheDirectory: pictures(configuration))
        values.density = configuration.options.phases == .device ? .device : .desktop
        return values
    }

    /// Where downloaded pictures are cached; nil in a run that saves no defaults either.
    private static func pictures(_ configuration: LaunchConfiguration) -> URL? {
        guard configuration.keepsDefaults else { return nil }
        return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appending(path: "casement/\(configuration.options.appID)/images")
    }

    private static func opener(_ configuration: LaunchConfiguration) -> any URLOpener {
        configuration.options.links == .outside
            ? DesktopURLOpener(configuration.logger) : AbsentURLOpener(configuration.logger)
    }
}
