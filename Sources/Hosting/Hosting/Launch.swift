import Foundation
import Images
import Logging
import Logs
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
        let assetLogger = logger.about(.assets)
        let clock = FrameClock(options.clock, startDate: options.startDate)
        let session = try LaunchSession(configuration)
        let information = AppInformation.own
        let shaper = TextShaper { assetLogger.warning("\($0)") }
        for font in information.fonts {
            do { try shaper.registerFont(at: font) } catch { assetLogger.warning("\(error)") }
        }
        let graph = AppGraph(shaper: shaper, logger: logger)
        if options.notesTurns { graph.watchTurns(keeping: true) }
        graph.now = clock.now
        graph.defaults.store = configuration.defaults
        graph.defaults.isKept = configuration.keepsDefaults
        #if DEBUG
            graph.keptState = options.keptState.map { keptState(in: $0, logger) }
        #endif
        let images = ImageStore { assetLogger.warning("\($0)") }
        var appOptions = AppOptions()
        appOptions.name = information.name ?? options.appID
        appOptions.profile = options.phases == .device ? .device : .desktop
        if !configuration.sizeIsTheScreens {
            appOptions.windowSize =
                options.size ?? (configuration.showsPreview ? nil : information.windowSize)
        }
        appOptions.screens = front.screens
        appOptions.plainWindowsFillScreen =
            options.phases == .device
            && (display.singleScreen != nil || configuration.screenIsBare)
        if session.store != nil {
            appOptions.draftsFolder = options.sessionDirectory?.appendingPathComponent("drafts")
        }
        appOptions.scale = options.scale ?? 1
        appOptions.statusIcons = configuration.statusIcons
        appOptions.environment = environment(
            configuration, front, session.startReason, images)
        appOptions.environment.wallClock = { clock.date }
        let current = CurrentApp(
            appOptions, scenes: configuration.sceneManifest, images: images, shaper: graph.shaper,
            logger: logger)
        current.notificationPresenter = configuration.notifications
        current.deniesNotifications = configuration.options.notifications == .denied
        current.enter()
        let instance = clock.runningApp {
            graph.withItsDefaults {
                let app = makeApp()
                current.lifecycle?.prepare(&appOptions.environment)
                appOptions.environment.controlAppearance = current.appearance
                return AppInstance(
                    app, graph: graph, images: images, session: session.saved, options: appOptions)
            }
        }
        instance.lifecycle = HostLifecycle(current)
        let host = AppHost(
            instance, on: display, clock: clock, store: session.store,
            endsWithLastWindow: configuration.endsWithLastWindow,
            service: configuration.service,
            willRunApp: {
                configuration.willRunApp?()
                current.enter()
            })
        current.host = host
        host.showsStartup = configuration.showsStartup
        host.hangWatch = configuration.hangWatch
        for dropped in host.launch(opening: options.urls) {
            logger.warning("Not restored: \(dropped)")
        }
        if let source = configuration.userSettings {
            host.follow(source, except: options.settings)
        }
        if let technology = configuration.assistiveTechnology {
            host.assistiveTechnology = technology
            technology.start(host)
        }
        session.openLater(for: host)
        if !options.overlay.isEmpty { host.showOverlay(options.overlay) }
        return host
    }

    #if DEBUG
        /// What the run before has left. The first one has none.
        private static func keptState(in file: URL, _ logger: Logger) -> KeptState {
            guard FileManager.default.fileExists(atPath: file.path) else { return KeptState() }
            do {
                return KeptState(try KeptProperties(contentsOf: file))
            } catch {
                logger.warning("The state of the run before cannot be read: \(error)")
                return KeptState()
            }
        }
    #endif

    private static func environment(
        _ configuration: LaunchConfiguration, _ front: any Front, _ startReason: StartReason,
        _ images: ImageStore
    ) -> EnvironmentValues {
        var values = configuration.environment
        configuration.userSettings?.settings.apply(to: &values)
        configuration.options.settings.apply(to: &values)
        values.startReason = startReason
        if values.colorAssets == nil {
            values.colorAssets = ColorAssets(
                library: images.assets, logger: configuration.logger)
        }
        values.defaultAppStorage = configuration.defaults
        values.pasteboard = FrontPasteboard(front)
        values.urlOpener = opener(configuration)
        values.imageLoader = imageLoader(configuration)
        let options = configuration.options
        let isDevice = options.phases == .device
        let isForFingers = AppInformation.own.isForFingers && !options.choosesPhases
        values.density = isDevice || isForFingers ? .device : .desktop
        values.screenKeyboards = keyboards(options, isDevice ? .device : .desktop)
        return values
    }

    /// Nil where no window ever shows a keyboard.
    private static func keyboards(
        _ options: LaunchOptions, _ density: Density
    ) -> ScreenKeyboardSettings? {
        switch options.screenKeyboard {
        case .always: ScreenKeyboardSettings(.always, languages: options.keyboardLanguages)
        case .automatic where density == .device:
            ScreenKeyboardSettings(.automatic, languages: options.keyboardLanguages)
        case .automatic, .never: nil
        }
    }

    #if Network
        private static func imageLoader(_ configuration: LaunchConfiguration) -> any ImageLoader {
            URLSessionImageLoader(cacheDirectory: pictures(configuration))
        }

        /// Where downloaded pictures are cached; nil in a run that saves no defaults either.
        private static func pictures(_ configuration: LaunchConfiguration) -> URL? {
            guard configuration.keepsDefaults else { return nil }
            return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
                .appending(path: "casement/\(configuration.options.appID)/images")
        }
    #else
        private static func imageLoader(_ configuration: LaunchConfiguration) -> any ImageLoader {
            AbsentNetworkImageLoader(configuration.logger)
        }
    #endif

    private static func opener(_ configuration: LaunchConfiguration) -> any URLOpener {
        configuration.options.links == .outside
            ? DesktopURLOpener(configuration.logger) : AbsentURLOpener(configuration.logger)
    }
}
